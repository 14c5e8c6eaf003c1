// What the colours of a board's tiles tell of their terrains.
//
// Light and print move all colours of a board together; what is left is much the same in every edition: forests are
// darker than pastures and have the least red, mountains the most blue.
#pragma once

#include "vision/tile_reader.h"

namespace hexwarden::vision {

/// How much the colour of each tile speaks for each terrain, nats; rows as the looks, in the order of
/// board::kTerrains. `terrain`: what is known of them so far, from which follows how the light moves the colours.
/// Nothing speaks for or against a tile whose colour was not measured.
std::vector<std::vector<double>> colourEvidence(const std::vector<TileLook>&, const std::vector<Shares>& terrain);

}  // namespace hexwarden::vision

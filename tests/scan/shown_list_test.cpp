#include "companion/scan/shown_list.h"

#include "tracker/board/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::scan {
namespace {

using board::Colour;
using board::Piece;
using testing::HasSubstr;
using testing::SizeIs;

std::string refusalOf(const std::string& text) {
    try {
        shownList(text, "shown.jsonl");
    } catch (const board::Failure& e) {
        return e.what();
    }
    return "nothing was refused";
}

TEST(ShownList, NamesPiecesAndWhereTheyAre) {
    const auto list = shownList(
        "{\"photo\":\"a.jpg\",\"at\":[812.5,640],\"kind\":\"army\",\"worth\":5,\"colour\":\"red\"}\n\n"
        "{\"at_ms\":4200,\"at\":[8,6],\"box\":[1,2,30,40],\"kind\":\"flood\",\"colour\":\"none\",\"lying\":true}",
        "shown.jsonl");
    ASSERT_THAT(list, SizeIs(2));
    EXPECT_EQ(list[0].photo, "a.jpg");
    EXPECT_EQ(list[0].at, cv::Point2d(812.5, 640));
    EXPECT_EQ(list[0].kind, Piece::army);
    EXPECT_EQ(list[0].worth, 5);
    EXPECT_EQ(list[0].colour, Colour::red);
    EXPECT_FALSE(list[0].lying);
    EXPECT_EQ(list[1].line, 3);
    EXPECT_EQ(list[1].atMs, 4200);
    EXPECT_EQ(list[1].box, cv::Rect2d(1, 2, 29, 38));
    EXPECT_FALSE(list[1].colour);
    EXPECT_EQ(list[1].worth, 1);
    EXPECT_TRUE(list[1].lying);
}

TEST(ShownList, SaysWhichLineCannotBeReadAndWhy) {
    const std::string good = R"({"at":[1,2],"kind":"army","colour":"red"})";
    const auto with = [](const std::string& more) {
        return R"({"at":[1,2],"kind":"army","colour":"red",)" + more + "}";
    };
    EXPECT_EQ(refusalOf(good + "\n{oops"), "shown.jsonl, line 2: that is no JSON");
    EXPECT_EQ(refusalOf("[]"), "shown.jsonl, line 1: a line must be a JSON object");
    EXPECT_THAT(refusalOf(R"({"kind":"army","colour":"red"})"), HasSubstr("'at' is missing"));
    EXPECT_THAT(refusalOf(R"({"at":[1,2],"colour":"red"})"), HasSubstr("'kind' is missing"));
    EXPECT_THAT(refusalOf(R"({"at":[1,2],"kind":"army"})"), HasSubstr("'colour' is missing"));
    EXPECT_THAT(refusalOf(R"({"at":[1,2],"kind":"tank","colour":"red"})"), HasSubstr("'tank' is no kind of piece"));
    EXPECT_THAT(refusalOf(R"({"at":[1,2],"kind":"none","colour":"red"})"), HasSubstr("'none' is no kind of piece"));
    EXPECT_THAT(refusalOf(R"({"at":[1,2],"kind":"army","colour":"pink"})"), HasSubstr("'pink' is no colour"));
    EXPECT_THAT(refusalOf(R"({"at":[1],"kind":"army","colour":"red"})"), HasSubstr("'at' must be a list of 2 numbers"));
    EXPECT_THAT(refusalOf(R"({"at":[1,1e300],"kind":"army","colour":"red"})"), HasSubstr("beyond any picture"));
    EXPECT_THAT(refusalOf(with(R"("worth":0)")), HasSubstr("'worth' must be a whole number from 1 to 99"));
    EXPECT_THAT(refusalOf(with(R"("worth":1.5)")), HasSubstr("'worth' must be"));
    EXPECT_THAT(refusalOf(with(R"("at_ms":-1)")), HasSubstr("'at_ms' must be"));
    EXPECT_THAT(refusalOf(with(R"("lying":"yes")")), HasSubstr("'lying' must be true or false"));
    EXPECT_THAT(refusalOf(with(R"("size":3)")), HasSubstr("'size' is not known"));
    EXPECT_THAT(refusalOf(R"({"at":[1,2],"kind":"two\nlines","colour":"red"})"), HasSubstr("'kind' must be a word"));
    EXPECT_THAT(refusalOf(with(R"("a\u001bb":3)")), HasSubstr("that is no name of a field"));
    EXPECT_EQ(refusalOf("\n \n"), "shown.jsonl names no piece");
}

}  // namespace
}  // namespace hexwarden::scan

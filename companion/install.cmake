# What is installed, and the Debian package that holds it (.ci/package).
include(GNUInstallDirs)

# The newest entry of the changes is this version's.
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md entries REGEX "^## ")
list(GET entries 0 newest)
if(NOT newest MATCHES "^## ([0-9.]+) \\(([0-9-]+)\\)$" OR NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR "CHANGELOG.md begins with '${newest}', but this is version ${PROJECT_VERSION}")
endif()
set(releaseDate ${CMAKE_MATCH_2})
execute_process(COMMAND date -u -R -d ${releaseDate} OUTPUT_VARIABLE debianDate OUTPUT_STRIP_TRAILING_WHITESPACE)
install(TARGETS hexwarden)
# The filmed evenings of the house-rule books stay with the sources: 22 MB, where a package is to have 25 at most.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/data/ DESTINATION ${CMAKE_INSTALL_DATADIR}/hexwarden PATTERN desktop EXCLUDE
    PATTERN conquest_evening EXCLUDE PATTERN risk_evening EXCLUDE PATTERN river_war_evening EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/README.md TYPE DOC)

# At home on a desktop and in a shell.
set(desktop ${PROJECT_SOURCE_DIR}/data/desktop)
install(FILES ${desktop}/org.hexwarden.Hexwarden.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
# Software centres fetch screenshots from an address; a build that knows none leaves them out.
set(HEXWARDEN_WEB "" CACHE STRING "Where docs/pictures can be fetched, as https://…")
set(metainfoIn ${desktop}/org.hexwarden.Hexwarden.metainfo.xml.in)
function(hexwarden_metainfo out web)
    if(web)
        set(screenshots "  <screenshots>\n    <screenshot type=\"default\">\n      <caption>The table</caption>\n\
      <caption xml:lang=\"de\">Der Tisch</caption>\n      <image>${web}/table.png</image>\n    </screenshot>\n    <screenshot>\n\
      <caption>The referee</caption>\n      <caption xml:lang=\"de\">Der Schiedsrichter</caption>\n\
      <image>${web}/referee.png</image>\n    </screenshot>\n  </screenshots>\n")
    endif()
    configure_file(${metainfoIn} ${out} @ONLY)
endfunction()
hexwarden_metainfo(${CMAKE_CURRENT_BINARY_DIR}/org.hexwarden.Hexwarden.metainfo.xml "${HEXWARDEN_WEB}")
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/org.hexwarden.Hexwarden.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/org.hexwarden.Hexwarden.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${desktop}/org.hexwarden.Hexwarden.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${desktop}/application-x-hexwarden-journal.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes)
foreach(size 48 128 256)
    install(FILES ${desktop}/icons/${size}/org.hexwarden.Hexwarden.png
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
    install(FILES ${desktop}/icons/${size}/application-x-hexwarden-journal.png
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/mimetypes)
endforeach()
install(FILES ${desktop}/completions/hexwarden.bash RENAME hexwarden
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${desktop}/completions/_hexwarden DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${desktop}/completions/hexwarden.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# Manual pages say what --help says: the program writes them itself.
if(HEXWARDEN_PACKAGED AND NOT CMAKE_CROSSCOMPILING)
    # The commands as the program lists them.
    file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/commands/all.cpp commands REGEX "^        {\"[a-z]+\", ")
    list(TRANSFORM commands REPLACE "^        {\"([a-z]+)\".*" "\\1")
    set(pages ${CMAKE_CURRENT_BINARY_DIR}/hexwarden.1.gz)
    add_custom_command(OUTPUT ${pages} DEPENDS hexwarden VERBATIM
        COMMAND sh -c "$<TARGET_FILE:hexwarden> manual | gzip -9n > ${pages}")
    foreach(command ${commands})
        set(page ${CMAKE_CURRENT_BINARY_DIR}/hexwarden-${command}.1.gz)
        add_custom_command(OUTPUT ${page} DEPENDS hexwarden VERBATIM
            COMMAND sh -c "$<TARGET_FILE:hexwarden> manual ${command} | gzip -9n > ${page}")
        list(APPEND pages ${page})
    endforeach()
    add_custom_target(manual ALL DEPENDS ${pages})
    install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()

# Debian's own names of what a package must hold.
set(documents ${CMAKE_CURRENT_BINARY_DIR}/documents)
configure_file(${desktop}/debian/copyright ${documents}/copyright COPYONLY)
add_custom_command(OUTPUT ${documents}/changelog.gz DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md VERBATIM
    COMMAND sh -c "gzip -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md > ${documents}/changelog.gz")
configure_file(${desktop}/debian/changelog.in ${documents}/changelog.Debian @ONLY)
add_custom_command(OUTPUT ${documents}/changelog.Debian.gz DEPENDS ${documents}/changelog.Debian VERBATIM
    COMMAND sh -c "gzip -9nc ${documents}/changelog.Debian > ${documents}/changelog.Debian.gz")
add_custom_target(documents ALL DEPENDS ${documents}/changelog.gz ${documents}/changelog.Debian.gz)
install(FILES ${documents}/copyright ${documents}/changelog.gz ${documents}/changelog.Debian.gz TYPE DOC)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "The Hexwarden developers")
set(CPACK_PACKAGE_CONTACT "The Hexwarden developers <developers@hexwarden.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion for hex-board games on a real table")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "People play with their own board, pieces and dice. A camera watches the
table; Hexwarden reads tiles, number tokens, pieces and dice, keeps the book,
pays out and answers disputes with the clause that decides them. It works
without a camera too, and knows the base game, Seafarers and four books of
house rules.")
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)
# The QML modules that the screens import, and the plugins that Qt loads by name, for X11 and Wayland: no tool finds them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qml6-module-qtqml, qml6-module-qtqml-models, qml6-module-qtqml-workerscript, qml6-module-qtquick, qml6-module-qtquick-controls, qml6-module-qtquick-layouts, qml6-module-qtquick-shapes, qml6-module-qtquick-templates, qml6-module-qtquick-window, qt6-qpa-plugins, qt6-wayland, libqt6svg6, fonts-noto-core")
# The voice: without it everything else works.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-speech-speechd-plugin, speech-dispatcher, speech-dispatcher-espeak-ng, espeak-ng")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)

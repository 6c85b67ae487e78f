# cmake --install build --prefix DIR: the program, its decks and pages, its manual. cpack makes a Debian package of that, with
# the units of systemd; script/release calls both.
install(TARGETS parlour RUNTIME DESTINATION bin)
install(DIRECTORY ${CMAKE_BINARY_DIR}/decks ${CMAKE_BINARY_DIR}/web DESTINATION share/parlour)
set(release ${PROJECT_SOURCE_DIR}/release)
set(manual ${CMAKE_BINARY_DIR}/release_build)
set(CPACK_PACKAGE_CONTACT "The Parlour authors <parlour@localhost.localdomain>")  # nobody answers there: debian/overrides
install(CODE "
  foreach(form man bash zsh)
    execute_process(COMMAND env -i HOME=~ $<TARGET_FILE:parlour> manual --\${form} OUTPUT_FILE ${manual}/parlour.\${form} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  execute_process(COMMAND gzip -9nkf ${manual}/parlour.man COMMAND_ERROR_IS_FATAL ANY)
  string(TIMESTAMP now \"%a, %d %b %Y %H:%M:%S +0000\" UTC)  # of the commit, in script/release
  file(WRITE ${manual}/changelog \"parlour (${PROJECT_VERSION}) bookworm; urgency=medium\\n\\n\"
    \"  * CHANGELOG.md, beside this file, says what is new.\\n\\n -- ${CPACK_PACKAGE_CONTACT}  \${now}\\n\")
  file(COPY ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION ${manual})
  execute_process(COMMAND gzip -9nkf ${manual}/changelog ${manual}/CHANGELOG.md COMMAND_ERROR_IS_FATAL ANY)
")
install(FILES ${manual}/parlour.man.gz DESTINATION share/man/man1 RENAME parlour.1.gz)
install(FILES ${manual}/parlour.bash DESTINATION share/bash-completion/completions RENAME parlour)
install(FILES ${manual}/parlour.zsh DESTINATION share/zsh/vendor-completions RENAME _parlour)
install(FILES ${manual}/changelog.gz ${manual}/CHANGELOG.md.gz ${PROJECT_SOURCE_DIR}/NOTICE ${release}/debian/copyright
        DESTINATION share/doc/parlour)
install(FILES ${release}/parlour.service ${release}/parlour-backup.service ${release}/parlour-backup.timer DESTINATION lib/systemd/system)
install(FILES ${release}/parlour.default ${release}/haproxy.cfg ${release}/grafana.json DESTINATION share/doc/parlour/examples)
install(FILES ${release}/debian/overrides DESTINATION share/lintian/overrides RENAME parlour)
install(FILES ${release}/parlour.sysusers DESTINATION lib/sysusers.d RENAME parlour.conf)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "systemd | systemd-standalone-sysusers | systemd-sysusers")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "games about minds and machines, served to browsers
Turing, I Am Not Human and Turing Machine, played in a browser with friends,
with bots or alone. One program serves pages, tables and games, and keeps
every move.

Parlour is independent of the publishers of these games.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${release}/debian/postinst ${release}/debian/prerm
    ${release}/debian/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)

# Writes OUTPUT, a C++ file with the release's NUMBER and its commit, if it would change: cmake -DSOURCE=... -P commit.cmake.
# Sources without git are an archive, whose commit.txt says it.
execute_process(COMMAND git -C ${SOURCE} describe --always --abbrev=10 --exclude=* --dirty=+
                OUTPUT_VARIABLE commit RESULT_VARIABLE failed OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(failed OR NOT EXISTS ${SOURCE}/.git)
  file(READ ${SOURCE}/release/commit.txt commit)
  string(STRIP "${commit}" commit)
  if(commit MATCHES "Format")
    set(commit unknown)
  endif()
endif()
set(text "#include \"release/release.h\"
const char* const parlour::releaseNumber = \"${NUMBER}\";
const char* const parlour::releaseCommit = \"${commit}\";
")
set(before "")
if(EXISTS ${OUTPUT})
  file(READ ${OUTPUT} before)
endif()
if(NOT before STREQUAL text)
  file(WRITE ${OUTPUT} "${text}")
endif()

# How Parlour's parts are built: one place for the language, the warnings and the sanitizers.
# parlour_engine() is for pure rules, parlour_library() for the rest, parlour_test() for tests.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

set(PARLOUR_SANITIZE "" CACHE STRING "sanitizers, as -fsanitize= takes them")
option(PARLOUR_FUZZ "build the libFuzzer targets (clang only)" OFF)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_BUILD_TYPE STREQUAL "Release")
  set(is_what_people_run ON)
endif()
option(PARLOUR_WEB "build the pages, which needs npm and the packages of wasm/" ${is_what_people_run})
option(PARLOUR_OWN_NODE "build the pages with Node.js from npm, whatever the machine has" OFF)
option(PARLOUR_TIDY "run clang-tidy on every file that is compiled" OFF)

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()
if(PARLOUR_TIDY)
  find_program(CLANG_TIDY clang-tidy-19 REQUIRED)
  set(CMAKE_CXX_CLANG_TIDY ${CLANG_TIDY} --quiet)
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wnon-virtual-dtor
                    -Woverloaded-virtual -Wimplicit-fallthrough -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns of std::string's own operator+ (its bug 105329), and of small arrays that are filled in loops.
  add_compile_options(-Wno-restrict -Wno-stringop-overflow)
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=x86-64-v2)  # popcount: without it the solvers are ten times slower
endif()
if(PARLOUR_SANITIZE)
  add_compile_options(-fsanitize=${PARLOUR_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PARLOUR_SANITIZE})
endif()
if(PARLOUR_SANITIZE MATCHES thread)
  add_compile_options(-Wno-tsan)  # Asio's fences, which it does not know; what they guard is under locks as well
endif()
if(PARLOUR_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
include_directories(${PROJECT_SOURCE_DIR})

# Rules and the loops that play them stand in different files: what people run is optimised across them.
# Tests link the same objects without that, which is quicker.
if(is_what_people_run)
  set(across_files -flto=auto -ffat-lto-objects -Wno-stringop-overflow)  # g++ 12 suspects std::string again
endif()

# A part of the engine: standard library only, errors are values. The sanitizers look at the types of objects at
# run time, so there the test engine_is_pure (root CMakeLists.txt) compiles it as it is meant.
function(parlour_engine name)
  add_library(${name} STATIC ${ARGN})
  if(PARLOUR_SANITIZE)
    list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    set_property(GLOBAL APPEND PROPERTY ENGINE_SOURCES ${ARGN})
  else()
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti ${across_files})
  endif()
endfunction()

# Something that people run.
function(parlour_program name)
  add_executable(${name} ${ARGN})
  target_compile_options(${name} PRIVATE ${across_files})
  target_link_options(${name} PRIVATE ${across_files})
endfunction()

# A part that may meet the outside world.
function(parlour_library name)
  add_library(${name} STATIC ${ARGN})
endfunction()

# parlour_test(name sources... LIBRARIES libraries...)
enable_testing()
include(GoogleTest)
find_package(GTest REQUIRED)
find_library(RAPIDCHECK rapidcheck REQUIRED)
function(parlour_test name)
  cmake_parse_arguments(test "" "" "LIBRARIES" ${ARGN})
  add_executable(${name} ${test_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${test_LIBRARIES} GTest::gtest GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE SOURCE_DIRECTORY="${PROJECT_SOURCE_DIR}")
  if(across_files)
    target_link_options(${name} PRIVATE -fno-use-linker-plugin)  # or the linker optimises across files after all
    target_compile_options(${name} PRIVATE -O1)  # a test's own code runs once: what it tests is what people run
  endif()
  set_target_properties(${name} PROPERTIES CXX_CLANG_TIDY "")  # it spends its time in GoogleTest's macros
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()

# parlour_fuzzer(name sources... LIBRARIES libraries...): fuzzes for a few seconds, from fuzz/<name> in this folder.
function(parlour_fuzzer name)
  if(NOT PARLOUR_FUZZ)
    return()
  endif()
  cmake_parse_arguments(fuzzer "" "" "LIBRARIES" ${ARGN})
  add_executable(${name} ${fuzzer_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${fuzzer_LIBRARIES})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  file(GLOB seeds ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/${name}/*)
  if(NOT seeds)
    message(FATAL_ERROR "${name} has nothing to start from: put a few real inputs into fuzz/${name}.")
  endif()
  set(found ${CMAKE_CURRENT_BINARY_DIR}/fuzz/${name})
  file(MAKE_DIRECTORY ${found})
  add_test(NAME fuzz.${name}
           COMMAND ${name} -max_total_time=10 -timeout=5 -rss_limit_mb=1024 -verbosity=0 -print_final_stats=1
                   ${found} ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/${name})
endfunction()

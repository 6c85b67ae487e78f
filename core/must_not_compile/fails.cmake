# Runs COMPILE, which must fail and say SAYS in an error.
set(ENV{LC_ALL} C)
execute_process(COMMAND ${COMPILE} RESULT_VARIABLE result ERROR_VARIABLE errors)
if(result EQUAL 0)
  message(FATAL_ERROR "This compiles, and must not: ${COMPILE}")
endif()
if(NOT errors MATCHES "error: [^\n]*(${SAYS})")
  message(FATAL_ERROR "This fails to compile for another reason than \"${SAYS}\":\n${errors}")
endif()

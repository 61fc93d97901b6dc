// Answers without running a command: prints its help, or what is wrong with its arguments.
import { readArguments } from './arguments.mjs'
import { asksForHelp, helpOf } from './help.mjs'

/**
 * Prints the help of a command if its arguments ask for it, or what is wrong with them.
 * @param {string} name @param {readonly string[]} args @returns {0 | 2 | undefined} the exit code; undefined where the command is to run
 */
export function printHelpOrError(name, args) {
  if (asksForHelp(args)) {
    console.log(helpOf(name))
    return 0
  }
  const read = readArguments(name, args)
  if (!('error' in read)) return undefined
  console.error(read.error)
  return 2
}

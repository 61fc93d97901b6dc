// What is printed of an error that the bundler or a site throws.
import { stripVTControlCharacters } from 'node:util'

/** Lines of a stack trace, which point into the bundler and not at the mistake. */
const STACK = /\n {4}at .*$/gm

/**
 * The message of an error in code, without its stack. The bundler paints the lines of code in it, also for a file or a pipe.
 * @param {string} message @param {boolean} inColor
 */
export const codeErrorText = (message, inColor) => (inColor ? message : stripVTControlCharacters(message)).replace(STACK, '')

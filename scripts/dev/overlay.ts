import { stripVTControlCharacters } from 'node:util'
import { locateProblems } from '../../src/engine/content/link/locate'
import { required, type SiteProblem, sortProblems } from '../../src/engine/problems/problem'
import type { LoadedContent } from '../content'

/** An error in the form of vite's overlay. */
export type OverlayError = {
  message: string
  stack: string
  plugin: string
  id?: string
  loc?: { file: string; line: number; column: number }
}

/**
 * Makes one error for vite's overlay: the text of all problems, with the place of the first error. It has no frame of its own, since the
 * overlay would then remove the frames from the text.
 */
export function overlayError(errors: readonly SiteProblem[], { raw, folder }: LoadedContent, text: string): OverlayError {
  const first = required(sortProblems(locateProblems(errors, raw))[0], 'a problem')
  const { file, line = 1, column = 1 } = first.place
  return {
    message: text,
    stack: '',
    plugin: 'content',
    id: `${folder}/${file}:${line}:${column}`,
    loc: { file: `${folder}/${file}`, line, column },
  }
}

/**
 * An error of code for the overlay: without terminal colors, and only with those lines of its stack that lie in the project. The message of
 * a `SiteCodeError` names its place, so its stack is left out.
 */
export const codeError = ({ name, message, stack = '' }: Error): OverlayError => ({
  message: stripVTControlCharacters(message),
  stack: name === 'SiteCodeError' ? '' : stack.split('\n').filter(isOwnCode).join('\n'),
  plugin: 'site',
})

/** Whether a line of a stack trace names a place in a file outside of packages. */
const isOwnCode = (line: string) => /^\s+at .*[/\\].*:\d+:\d+/.test(line) && !/node_modules|\bnode:/.test(line)

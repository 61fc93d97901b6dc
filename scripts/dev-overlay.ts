import { locateProblems } from '../src/engine/content/link/locate'
import { required, type SiteProblem, sortProblems } from '../src/engine/problems/problem'
import type { LoadedContent } from './content'

/** An error as vite's overlay takes it. */
export type OverlayError = {
  message: string
  stack: string
  plugin: string
  id?: string
  loc?: { file: string; line: number; column: number }
}

/**
 * Errors as vite's overlay shows them: all problems as text, and the place of the first error to open. It gets no frame of its own:
 * with one, the overlay takes the frames out of the text.
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

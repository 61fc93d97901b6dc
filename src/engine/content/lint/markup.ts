import { problem } from '../../problems/problem'
import type { LintRule } from './rule'

/** Patterns of Markdown and HTML, which only the text of an article may have. */
const SIGNS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\*\*[^\s*][^*]{0,60}\*\*|(?<![\p{L}\p{N}_])__[^\s_][^_]{0,60}__/u, 'Markdown'],
  [/\[[^[\]]{1,60}\]\([^)\s]{1,60}\)/, 'Markdown'],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,60})?\/?>/i, 'HTML'],
  [/&(?:[a-z]{2,8}|#\d{1,6});/i, 'HTML'],
]

/** Finds markup in fields, which pages would show as it is written. */
export const markup: LintRule = ({ prose }) =>
  prose
    .filter(({ block }) => block === undefined)
    .flatMap(({ text, placeOf }) =>
      SIGNS.flatMap(([pattern, what]) => {
        const found = pattern.exec(text)
        return found ? [problem('editorial/markup', placeOf(found.index), found[0], what)] : []
      }),
    )

import { codePointName } from '../../lib/control'
import { type Place, problem, type SiteProblem } from '../../problems/problem'
import { placesInText } from '../parse/text-place'
import type { LintRule } from './rule'

/**
 * The replacement character for undecodable bytes; and UTF-8 decoded as Latin-1 or Windows-1252, in which a letter with an accent begins
 * with `Ã` or `Â`, a quotation mark or a dash with `â€`, and an emoji with `ðŸ`.
 */
const LOST = /\ufffd|[ÂÃ][\u00a0-\u00bf]|Ã[€„‡‰–œŸ]|â€.|ðŸ./u

/** Finds the first character of each text that was lost in a wrong decoding: one stands for all. Code is skipped, where it may be meant. */
export const lostCharacter: LintRule = ({ source, texts, prose }) => [
  ...texts.flatMap(({ path, value, meta }) => (meta?.kind === 'verbatim' ? [] : lostIn(value, placesInText(source, path)))),
  ...prose.flatMap(({ text, block, placeOf }) => (block ? lostIn(text, placeOf) : [])),
]

function lostIn(text: string, placeOf: (index: number) => Place): SiteProblem[] {
  const lost = LOST.exec(text)
  if (!lost) return []
  const { 0: found, index } = lost
  return [problem('editorial/lost-character', placeOf(index), found, [...found].map(codePointName).join(' '), reasonOf(found))]
}

const reasonOf = (found: string) =>
  found === '\ufffd' ? 'stands for a character that was lost' : 'is what becomes of one character that is read in the wrong encoding'

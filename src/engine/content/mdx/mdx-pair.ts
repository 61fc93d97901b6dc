import { escapeRegExp } from '../../lib/escape-reg-exp'
import { type LinePlace, offsetAt } from '../../lib/line-places'

/** The opening tag that the parser had expected to be closed, where it found the closing tag of another component. */
export type Unclosed = {
  name: string
  /** Where its tag begins, and the number of characters before it. */
  place: LinePlace
  offset: number
  /** Whether the closing tag that was found is meant for it; otherwise that tag closes a component further out. */
  isMispaired: boolean
}

const EXPECTED = /^Unexpected closing tag `<\/([\w.:-]+)>`, expected corresponding closing tag for `<([\w.:-]+)>` \((\d+):(\d+)\)/

/**
 * The component that the tag at `offset` should have closed, by the parser's reason; undefined where that component is closed later on, so
 * that the tag is one too many, or where the reason is another.
 */
export function unclosedBy(reason: string, text: string, offset: number): Unclosed | undefined {
  const [, closing, name, line, column] = EXPECTED.exec(reason) ?? []
  if (closing === undefined || name === undefined) return undefined
  const place = { line: Number(line), column: Number(column) }
  const start = offsetAt(text, place)
  const isClosedOutside = depthOf(closing, text.slice(0, start)) > 0
  if (!isClosedOutside && depthOf(name, text.slice(offset)) < 0) return undefined
  return { name, place, offset: start, isMispaired: !isClosedOutside }
}

/** How many tags of a component a text opens and does not close; negative at the first tag that closes one opened before. */
function depthOf(name: string, text: string): number {
  let depth = 0
  for (const [tag, slash] of text.matchAll(new RegExp(String.raw`<(\/?)${escapeRegExp(name)}(?=[\s>])[^<>]*>`, 'g'))) {
    if (!tag.endsWith('/>')) depth += slash === '/' ? -1 : 1
    if (depth < 0) return depth
  }
  return depth
}

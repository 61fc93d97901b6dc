import { lastUpTo } from '../../lib/line-places'
import { once } from '../../lib/once'
import type { Place } from '../../problems/problem'
import { type FieldPath, placeOfField, placeOfOffset, type Source, writtenText } from './source'

/**
 * Parts of a text that are written as they are: each has an index in the text and an offset in the YAML. They ascend, and what stands
 * between two of them is written in another way, such as the end of a line, or an escape.
 */
type Parts = { indexes: number[]; offsets: number[] }

/**
 * Makes the function that gives the place of a character of the text of a field, by its index. Nothing is computed before the first call,
 * since most texts have no problem, and only once, since a text may have many.
 */
export function placesInText(source: Source, path: FieldPath): (index: number) => Place {
  const parts = once(() => partsOf(source, path))
  return (index) => {
    const { indexes, offsets } = parts()
    const part = lastUpTo(indexes, index)
    const [from, offset] = [indexes[part], offsets[part]]
    return from === undefined || offset === undefined ? placeOfField(source, path) : placeOfOffset(source, offset + index - from, path)
  }
}

/** The parts of the text of a field; none if it is no text, or an empty one. */
function partsOf(source: Source, path: FieldPath): Parts {
  const text = writtenText(source, path)
  if (!text?.range || text.value === '') return { indexes: [], offsets: [] }
  const [start, end] = text.range
  switch (text.type) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return blockParts(source.yaml.slice(start, end), start, text.value)
    case 'QUOTE_SINGLE':
    case 'QUOTE_DOUBLE':
      return flowParts(source.yaml.slice(start + 1, end - 1), start + 1, OTHERWISE[text.type])
    default:
      return flowParts(source.yaml.slice(start, end), start, OTHERWISE.PLAIN)
  }
}

/** Line ends with the space around them, and empty lines below: they are read as one space, or as a line end for each empty line. */
const FOLD = String.raw`(?:(?<![ \t])[ \t]+)?\n[ \t\n]*`

/** What is written otherwise than it is read. */
const OTHERWISE = {
  PLAIN: new RegExp(FOLD, 'g'),
  QUOTE_SINGLE: new RegExp(`''|${FOLD}`, 'g'),
  QUOTE_DOUBLE: new RegExp(String.raw`\\\n[ \t]*|\\(?:x..|u.{4}|U.{8}|.)|${FOLD}`, 'g'),
}

function flowParts(written: string, start: number, otherwise: RegExp): Parts {
  const parts: Parts = { indexes: [0], offsets: [start] }
  /** By how much less has been read than is written. */
  let less = 0
  for (const { 0: sign, index } of written.matchAll(otherwise)) {
    less += sign.length - readLength(sign)
    parts.indexes.push(index + sign.length - less)
    parts.offsets.push(start + index + sign.length)
  }
  return parts
}

/** How many characters are read for what is written otherwise. */
function readLength(sign: string): number {
  if (sign.startsWith('\\\n')) return 0
  // Above the first plane of Unicode, a character is a pair.
  if (sign.startsWith('\\U')) return Number.parseInt(sign.slice(2), 16) > 0xffff ? 2 : 1
  return sign.includes('\n') ? Math.max(1, sign.split('\n').length - 2) : 1
}

/** The lines of a text below `|` or `>`. Without its indentation, each of them is in the text as it is written. */
function blockParts(written: string, start: number, text: string): Parts {
  const parts: Parts = { indexes: [], offsets: [] }
  const [header = '', ...lines] = written.split('\n')
  const indent = firstIndent(lines.join('\n')) - firstIndent(text)
  let offset = start + header.length + 1
  let read = 0
  for (const line of lines) {
    const content = line.slice(indent)
    const index = content === '' ? -1 : text.indexOf(content, read)
    if (index !== -1) {
      parts.indexes.push(index)
      parts.offsets.push(offset + indent)
      read = index + content.length
    }
    offset += line.length + 1
  }
  return parts
}

/** The indentation of the first line that is not blank. */
const firstIndent = (text: string) => /^( *)[^ \n]/m.exec(text)?.[1]?.length ?? 0

import type { YAMLError } from 'yaml'

/** The reason why a text is not valid YAML, as the end of a sentence, and the offset at which to correct it. */
export type Reason = { offset: number; text: string }

/** A message of the parser with its offset, and the line before and after that offset. */
type Found = { message: string; offset: number; yaml: string; before: string; after: string }

type Translation = readonly [pattern: RegExp, reason: (found: Found, match: RegExpMatchArray) => string | Reason | undefined]

const quoted = (start: string) => `a text that starts with ${start === '`' ? 'a backtick' : `\`${start}\``} needs quotes.`

const UNLIKE = 'this line is indented unlike the others of its list or mapping.'
const MIXED = 'this does not belong to the lines above it; check the indentation, and do not mix a list with keys.'
const NO_COMMA = 'a comma is missing between two items in braces or brackets, or a text in them needs quotes.'
const HYPHEN = 'the hyphen of an item needs a space after it.'
const ASTERISK = 'the items of a list start with `-`; a text that starts with `*` needs quotes.'
const FIRST_INDENTED = 'this line is indented, and those below it are not.'
const OTHER_SPACE = 'this is not a plain space but one from a word processor; delete it and type a space.'

/** The reason for a tab at the start of a line. */
export const TAB = 'a tab stands in the indentation; write spaces.'

/** Reasons by the messages of the parser. A message that is not here is shown as it is. */
const TRANSLATIONS: readonly Translation[] = [
  [/^Nested mappings are not allowed/, (found) => tooFarIn(found) ?? 'a text with a colon and a space needs quotes.'],
  [/^Implicit keys need to be on a single line/, keyReason],
  [/^Implicit map keys need to be followed/, keyReason],
  [/^All mapping items must start at the same column/, unlikeReason],
  [/^All sequence items must start at the same column/, unlikeReason],
  [/^A block sequence may not be used as an implicit map key/, unlikeReason],
  [/^Sequence item without - indicator/, () => 'this line is among the items of a list, but does not start with `-` and a space.'],
  [/^Missing closing .quote/, () => 'the quotation that starts here does not end.'],
  [/^Flow (?:map|sequence)/, ({ after }) => `the \`${after.at(0) ?? '['}\` here is not closed; ${quoted(after.at(0) ?? '[')}`],
  [/^Plain value cannot start with .*?(\S)$/, (_, [, start = '']) => quoted(start)],
  [/^Alias cannot be an empty string/, ({ before }) => (before.trim() === '' ? ASTERISK : quoted('*'))],
  [/^Anchor cannot be an empty string/, () => quoted('&')],
  [/^Tabs are not allowed as indentation/, () => TAB],
  [/^Unexpected block-seq-ind on same line/, () => `${quoted('-')} The first item of a list goes on a line of its own.`],
  [/^Invalid escape sequence (\S+)/, (_, [, sign = '']) => `\`${sign}\` means nothing in double quotes; write \`\\\\\` for a backslash.`],
  [/^Block scalar header includes extra characters/, ({ before }) => quoted(before.trimEnd().at(-1) ?? '>')],
  [/^Block scalar values in collections must be indented/, () => 'the lines of a text below `>` or `|` have to be indented.'],
  [/^Comments must be separated/, () => 'a comment needs a space before its `#`; a text that starts with `#` needs quotes.'],
  [/^Missing (?:,|, or :) between/, () => NO_COMMA],
  [/^Block collections are not allowed within flow/, () => NO_COMMA],
  [/^Not a YAML token/, ({ before }) => (/[>|]\s*$/.test(before) ? quoted(before.trimEnd().at(-1) ?? '>') : undefined)],
  [/^Missing space after :/, () => 'the colon needs a space after it.'],
  [/^Unexpected (?:empty item|,) in flow/, () => 'there is nothing before this comma.'],
  [/^Unexpected \S+ at node end/, restReason],
  [/^Unexpected \S+ token/, () => 'this does not belong to the lines above it; check the indentation.'],
  [/^Source contains multiple documents/, () => 'a line `---` starts a second document; a file of data holds one. Delete the line.'],
]

/** The reason for a key in braces without a value, as in `{fact:clients}` and `{ value: 10,000 }`. */
export const keyWithoutValue = (name: string) => `\`${name}\` has no value; a text with braces, or with a comma in braces, needs quotes.`

/** The reason for a key that is not allowed, or undefined. */
export function refusedKey(name: string): string | undefined {
  if (name === '<<') return '`<<` takes over fields from elsewhere, which content cannot; write the fields themselves.'
  return /^[\u00a0\u2000-\u200b\u202f\u3000]/.test(name) ? OTHER_SPACE : undefined
}

/** The reason for a text that the parser takes for an alias: `*bold*`. */
export const boldAlias = (source: string) => (source.includes('*') ? quoted('*') : undefined)

/** The reason for an item that is read as more of the text of the item above it. */
export const deeperItem = (offset: number): Reason => ({
  offset,
  text: 'this item is indented further than the one above it, and reads as more of its text.',
})

/** The most errors of the parser that are explained for a text: each needs its line, which can be the whole text. */
const MOST_ERRORS = 500

/**
 * The mistakes of a text in plain words. Of each line only the first is returned, since one mistake causes more errors of the parser, in
 * the same line and after it.
 */
export function reasonsOf(errors: readonly YAMLError[], yaml: string, offsetOf: (error: YAMLError) => number): Reason[] {
  const reasons: Reason[] = []
  const lines = new Set<number>()
  for (const [index, error] of errors.slice(0, MOST_ERRORS).entries()) {
    if (reasons.length > 0 && /^Unexpected \S+ token in YAML stream/.test(error.message)) continue
    // An item on the line of its key causes an error in the line below, too.
    if (errors[index - 1]?.message.startsWith('Unexpected block-seq-ind')) continue
    const reason = reasonOf(error.message, offsetOf(error), yaml)
    const line = yaml.lastIndexOf('\n', reason.offset - 1)
    if (!lines.has(line)) reasons.push(reason)
    lines.add(line)
  }
  return reasons
}

function reasonOf(message: string, offset: number, yaml: string): Reason {
  const [start, end] = [yaml.lastIndexOf('\n', offset - 1) + 1, yaml.indexOf('\n', offset)]
  const found = { message, offset, yaml, before: yaml.slice(start, offset), after: yaml.slice(offset, end === -1 ? undefined : end) }
  for (const [pattern, translate] of TRANSLATIONS) {
    const match = pattern.exec(message)
    const reason = match ? translate(found, match) : undefined
    if (reason !== undefined) return typeof reason === 'string' ? { offset, text: reason } : reason
  }
  return { offset, text: `${message.trim().replace(/\.$/, '')}.` }
}

/** The reason where a key is indented too far, so that it is read as a part of the value above it. */
function tooFarIn({ after, offset, yaml }: Found): Reason | undefined {
  if (/:(?:\s|$)/.test(after)) return undefined
  const below = /\n([ ]*)[^\s:#][^\n]*?:(?:\s|$)/.exec(yaml.slice(offset))
  if (!below) return undefined
  const text = 'this line is indented further than the key above it, and reads as more of its text.'
  return { offset: offset + below.index + 1 + (below[1] ?? '').length, text }
}

/** The reason for a line with another indentation than its neighbors, or for an item whose hyphen has no space after it. */
function unlikeReason({ after, before }: Found): string {
  return /^\s*-[^\s-]/.test(before + after) ? HYPHEN : UNLIKE
}

/** The reason for a line that should be a key. */
function keyReason(found: Found): string | Reason {
  const { after, before, offset } = found
  const below = before.includes(':') ? tooFarIn(found) : undefined
  if (below) return below
  if (/^-(?: |$)/.test(after)) return MIXED
  const space = /(?<=^|:)[\u00a0\u2000-\u200b\u202f\u3000]/.exec(after)
  if (space) return { offset: offset + space.index, text: OTHER_SPACE }
  const key = /^([\w-]+):\S/.exec(after)?.[1]
  return key === undefined
    ? 'this line has no colon with a space after it; a key is written `key: value`, and a further line of a text is indented.'
    : `the colon needs a space after it, as in \`${key}: …\`.`
}

/** The reason for text after the end of a quotation or of brackets. */
function restReason({ before, offset, yaml }: Found): string | Reason {
  const [lead = '', opening] = /^(?:.*?(?::|-)\s+|\s*)(['"[{*])/.exec(before) ?? []
  if (opening === "'") return "the quotation ends before this; write `''` for an apostrophe in it, or put the text in double quotes."
  if (opening === '"') return 'the quotation ends before this; write `\\"` for a quotation mark in it, or put the text in single quotes.'
  if (opening !== undefined) return { offset: offset - before.length + lead.length - 1, text: quoted(opening) }
  const first = /^(?:(?:[ ]*#[^\n]*)?\n)*([ ]+)[^\s#]/.exec(yaml)
  return before === '' && first?.[1] !== undefined ? { offset: first[0].length - 1, text: FIRST_INDENTED } : MIXED
}

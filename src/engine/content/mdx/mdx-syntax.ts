import { problem, type SiteProblem } from '../../problems/problem'
import type { ComponentTable } from '../../schema/component'
import { unknownElement } from './mdx-component'

/** A mistake that keeps a text from being parsed, and the text without it, as long as it was; or the end of trying. */
export type Mistake = { problem: SiteProblem | undefined; without: string | undefined }

/** A whole tag, or what starts like one. */
const TAG = /^<(\/?)([A-Za-z][\w.:-]*)?(?:[^<>"'\n]|\n(?!\n)|"[^"<>\n]*"|'[^'<>\n]*')*>?/
const COMMENT = /^<!--(?:.*?-->)?/s
/** Characters in which a tag or a comment ends. */
const LONGEST = 5_000

/** The text of a file as it is parsed, and the components that there are. */
type SyntaxInput = { file: string; text: string; components: ComponentTable }

/**
 * What the parser of articles stumbles over: it stops at its first mistake, so that each is taken out for the next one to be
 * found. `removed` holds the tags that were: a closing tag of one of them is no mistake of its own.
 */
export function nextMistake({ file, text, components }: SyntaxInput, error: unknown, removed: string[]): Mistake {
  const message = error instanceof Error ? error.message : String(error)
  const [, line, column, reason] = /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(message) ?? []
  if (line === undefined || column === undefined || reason === undefined)
    return { problem: problem('mdx/syntax', { file, line: 1, column: 1 }, message), without: undefined }
  const offset = offsetOf(text, Number(line), Number(column))
  if (reason.startsWith('Could not parse expression')) return expressionMistake(file, text, offset)
  const place = { file, line: Number(line), column: Number(column) }
  const part = partAt(text, offset)
  const fact = /^\{\s*fact:([\w.]+)/.exec(text.slice(offset, offset + LONGEST))?.[1]
  const without = part.text.trim() === '' ? undefined : blanked(text, offset, part.text)
  if (part.closes && removed.includes(part.name)) {
    removed.splice(removed.indexOf(part.name), 1)
    return { problem: undefined, without }
  }
  if (!part.closes && part.name !== '' && !part.text.endsWith('/>')) removed.push(part.name)
  const isElement = reason.startsWith('Expected a closing tag') && !Object.hasOwn(components, part.name)
  const found = isElement
    ? unknownElement(part.name, place, components)
    : problem('mdx/syntax', place, fact === undefined ? reasonOf(reason, part, components) : factReason(fact))
  return { problem: found, without }
}

/** What starts at a place: a tag, or a single sign. */
type Part = { text: string; name: string; closes: boolean }

function partAt(text: string, offset: number): Part {
  const rest = text.slice(offset, offset + LONGEST)
  const comment = COMMENT.exec(rest)?.[0]
  if (comment !== undefined) return { text: comment, name: '', closes: false }
  const [tag = '', slash, name] = TAG.exec(rest) ?? []
  return name === undefined ? { text: rest.slice(0, 1), name: '', closes: false } : { text: tag, name, closes: slash === '/' }
}

const factReason = (key: string) => `the brace that stands here is not closed; a number of the site is written \`<Fact name="${key}" />\``

function reasonOf(reason: string, { text, name, closes }: Part, components: ComponentTable): string {
  if (text.startsWith('<!--')) return 'a comment is written `{/* … */}` here'
  if (reason.startsWith('Expected a closing tag')) {
    if (components[name]?.childless) return `\`<${name}>\` is not closed; it ends in \`/>\``
    return reason.includes(' before the end of ')
      ? `the opening and the closing tag of \`<${name}>\` have to stand on lines of their own`
      : `\`<${name}>\` is not closed by \`</${name}>\``
  }
  if (closes) return `\`</${name}>\` closes nothing that is open`
  if (/^<(?:https?:|mailto:)/.test(text)) return 'a link is written `[words](https://…)`'
  if (/^<[\w.+-]+@/.test(text)) return 'a mailbox is written `[words](mailto:name@example.com)`'
  if (/^<[A-Z]\w*\s[^>]*=[“”„‘’«»]/.test(text)) return `the quotes of an attribute of \`<${name}>\` have to be straight: \`"\``
  if (/^<[A-Z]\w*\s[^>]*["'],/.test(text)) return `attributes of \`<${name}>\` stand one after the other, without commas`
  if (/^<[A-Z][\w]*\s[^>]*=/.test(text)) return `an attribute of \`<${name}>\` has no value in quotes, or its quotes do not end`
  if (text.startsWith('<')) return 'a `<` that starts no component is written `\\<`'
  if (text.startsWith('{')) return 'the brace that stands here is not closed; one that is meant as a sign is written `\\{`'
  return reason.replace(/ \(note: .*$/s, '').replace(/\.$/, '')
}

/** An expression is no text that could be parsed at all: it is named from its brace on. */
function expressionMistake(file: string, text: string, offset: number): Mistake {
  const start = Math.max(0, text.lastIndexOf('{', offset))
  const [whole = '{', source = ''] = /^\{([^{}\n]*)\}?/.exec(text.slice(start, start + LONGEST)) ?? []
  const before = text.slice(0, start).split('\n')
  const place = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
  const without = text[start] === '{' ? blanked(text, start, whole) : undefined
  const fact = /^\s*fact:([\w.]+)\s*$/.exec(source)?.[1]
  const found =
    fact === undefined
      ? problem('mdx/expression', place, `{${source.trim().slice(0, 40)}}`)
      : problem('mdx/syntax', place, `a number of the site is written \`<Fact name="${fact}" />\` in an article`)
  return { problem: found, without }
}

/** A text with blanks in place of a part, so that all else stays where it was. */
const blanked = (text: string, offset: number, part: string) =>
  text.slice(0, offset) + part.replace(/[^\n]/g, ' ') + text.slice(offset + part.length)

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

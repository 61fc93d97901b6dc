import { lineAt, offsetAt } from '../../lib/line-places'
import { SYNTAX_HINTS } from '../../problems/closer-hints'
import { type Place, problem, type SiteProblem, withHint } from '../../problems/problem'
import type { ComponentTable } from '../../schema/component'
import { unknownElement } from './mdx-component'
import { expressionProblem } from './mdx-expression'
import { type Unclosed, unclosedBy } from './mdx-pair'

/** A mistake of syntax, and the text in which it is replaced by spaces; undefined if that is not possible. */
export type Mistake = { problem: SiteProblem | undefined; without: string | undefined }

/** A tag, or the start of one. */
const TAG = /^<(\/?)([A-Za-z][\w.:-]*)?(?:[^<>"'\n]|\n(?!\n)|"[^"<>\n]*"|'[^'<>\n]*')*>?/
const COMMENT = /^<!--(?:.*?-->)?/s
/** Characters in which the end of a tag or a comment is searched. */
const LONGEST = 5_000

/** The text of a file, and the components of the site. */
type SyntaxInput = { file: string; text: string; components: ComponentTable }

/**
 * Describes the mistake at which the parser of articles stopped, and removes it from the text, so that the next one can be found. `removed`
 * holds the opening tags that were removed: their closing tags are not reported.
 */
export function nextMistake({ file, text, components }: SyntaxInput, error: unknown, removed: string[]): Mistake {
  const message = error instanceof Error ? error.message : String(error)
  const [, line, column, reason] = /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(message) ?? []
  if (line === undefined || column === undefined || reason === undefined)
    return { problem: problem('mdx/syntax', { file, line: 1, column: 1 }, message), without: undefined }
  const place = { file, line: Number(line), column: Number(column) }
  const offset = offsetAt(text, place)
  if (reason.startsWith('Could not parse expression')) return expressionMistake(file, text, offset)
  const part = partAt(text, offset)
  const unclosed = unclosedBy(reason, text, offset)
  if (unclosed) {
    if (!unclosed.isMispaired) removed.push(unclosed.name)
    return unclosedMistake({ text, components }, unclosed, { ...part, place, offset })
  }
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
    : fact === undefined
      ? syntaxProblem(reasonOf(reason, part, components), part, place)
      : withHint(problem('mdx/syntax', place, factReason(fact)), SYNTAX_HINTS.fact)
  return { problem: found, without }
}

/** A component that is not closed before a tag of another name: that tag goes with it if it was meant to close it. */
function unclosedMistake(
  { text, components }: Pick<SyntaxInput, 'text' | 'components'>,
  { name, place, offset, isMispaired }: Unclosed,
  closing: Part & { place: Place; offset: number },
): Mistake {
  const opening = { ...closing.place, ...place }
  const isKnown = Object.hasOwn(components, name)
  const reason = isMispaired
    ? `\`</${closing.name}>\` is where \`<${name}>\` of line ${place.line} has to be closed`
    : `${notClosed(name)} before \`</${closing.name}>\``
  const without = blanked(text, offset, partAt(text, offset).text)
  return {
    problem: isKnown ? problem('mdx/syntax', isMispaired ? closing.place : opening, reason) : unknownElement(name, opening, components),
    without: isMispaired ? blanked(without, closing.offset, closing.text) : without,
  }
}

/** The piece of text at a place: a tag, a comment or a character. */
type Part = { text: string; name: string; closes: boolean }

function partAt(text: string, offset: number): Part {
  const rest = text.slice(offset, offset + LONGEST)
  const comment = COMMENT.exec(rest)?.[0]
  if (comment !== undefined) return { text: comment, name: '', closes: false }
  const [tag = '', slash, name] = TAG.exec(rest) ?? []
  return name === undefined ? { text: rest.slice(0, 1), name: '', closes: false } : { text: tag, name, closes: slash === '/' }
}

const notClosed = (name: string) => `\`<${name}>\` is not closed by \`</${name}>\``

const factReason = (key: string) => `the brace here is not closed; a number of the site is written \`<Fact name="${key}" />\``

function reasonOf(reason: string, { text, name, closes }: Part, components: ComponentTable): string {
  if (text.startsWith('<!--')) return 'a comment is written `{/* … */}` here'
  if (reason.startsWith('Expected a closing tag')) {
    if (components[name]?.childless) return `\`<${name}>\` is not closed; it ends in \`/>\``
    return reason.includes(' before the end of ')
      ? `the opening and the closing tag of \`<${name}>\` have to be on lines of their own`
      : notClosed(name)
  }
  if (closes) return `\`</${name}>\` closes nothing that is open`
  if (/^<(?:https?:|mailto:)/.test(text)) return 'a link is written `[words](https://…)`'
  if (/^<[\w.+-]+@/.test(text)) return 'a mailbox is written `[words](mailto:name@example.com)`'
  const attribute = attributeMistake({ text, name })
  if (attribute !== undefined) return attribute
  if (text.startsWith('<')) return 'a `<` that starts no component is written `\\<`'
  if (text.startsWith('{')) return 'the brace here is not closed; one that is meant as a sign is written `\\{`'
  return reason.replace(/ \(note: .*$/s, '').replace(/\.$/, '')
}

/** The problem of a part of the text, with a hint about attributes if one of these is the reason. */
const syntaxProblem = (reason: string, part: Part, place: Place) =>
  withHint(problem('mdx/syntax', place, reason), reason === attributeMistake(part) ? SYNTAX_HINTS.attribute : undefined)

/** What is wrong with an attribute of a tag that cannot be read; undefined if it has none. */
function attributeMistake({ text, name }: Pick<Part, 'text' | 'name'>): string | undefined {
  if (/^<[A-Z]\w*\s[^>]*=[“”„‘’«»]/.test(text)) return `the quotes of an attribute of \`<${name}>\` have to be straight: \`"\``
  if (/^<[A-Z]\w*\s[^>]*["'],/.test(text)) return `attributes of \`<${name}>\` are separated by spaces, not by commas`
  if (/^<[A-Z][\w]*\s[^>]*=/.test(text)) return `an attribute of \`<${name}>\` has no value in quotes, or its quotes do not end`
  return undefined
}

/** An expression that cannot be parsed, from its opening brace. */
function expressionMistake(file: string, text: string, offset: number): Mistake {
  const start = Math.max(0, text.lastIndexOf('{', offset))
  const [whole = '{', source = ''] = /^\{([^{}\n]*)\}?/.exec(text.slice(start, start + LONGEST)) ?? []
  const place = { file, ...lineAt(text, start) }
  const without = text[start] === '{' ? blanked(text, start, whole) : undefined
  const fact = /^\s*fact:([\w.]+)\s*$/.exec(source)?.[1]
  const found =
    fact === undefined
      ? expressionProblem(source, place)
      : withHint(
          problem('mdx/syntax', place, `a number of the site is written \`<Fact name="${fact}" />\` in an article`),
          SYNTAX_HINTS.fact,
        )
  return { problem: found, without }
}

/** Replaces a part of a text by spaces, so that all other places stay the same. */
const blanked = (text: string, offset: number, part: string) =>
  text.slice(0, offset) + part.replace(/[^\n]/g, ' ') + text.slice(offset + part.length)

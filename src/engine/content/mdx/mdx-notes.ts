import type { HastNode } from 'satteri'
import { problem, type SiteProblem } from '../../problems/problem'
import type { NoteMark } from '../../schema/body'

type HastElement = Extract<HastNode, { type: 'element' }>

/** Whether an element is the list of footnotes, which the parser puts after a text. */
export const isNotes = ({ tagName, properties }: HastElement) => tagName === 'section' && properties.dataFootnotes !== undefined

/** Whether an element is one of the links that the parser puts after a footnote, back to where it is mentioned. */
export const isBackLink = ({ tagName, properties }: HastElement) => tagName === 'a' && properties.dataFootnoteBackref !== undefined

/** The number of the footnote that a `<sup>` mentions. */
export function mentionedNote({ tagName, children: [link] }: HastElement): number | undefined {
  if (tagName !== 'sup' || link?.type !== 'element' || link.properties.dataFootnoteRef === undefined) return undefined
  const [number] = link.children
  return number?.type === 'text' ? Number(number.value) : undefined
}

/** The footnotes in their list, in the order of their numbers. */
export const notesIn = ({ children }: HastElement): HastElement[] =>
  elementsOf(children, 'ol').flatMap((list) => elementsOf(list.children, 'li'))

const elementsOf = (nodes: readonly HastNode[], tag: string) =>
  nodes.filter((node): node is HastElement => node.type === 'element' && node.tagName === tag)

/** Counts how often each footnote is mentioned. */
export class Mentions {
  private readonly counts = new Map<number, number>()

  /** A further mention of a footnote. */
  next(number: number): NoteMark {
    const mention = this.of(number) + 1
    this.counts.set(number, mention)
    return { number, mention }
  }

  /** The number of mentions so far. */
  of = (number: number) => this.counts.get(number) ?? 0
}

const WRITTEN = /^([ \t>]*)(\[\^[^\]\s]+\]):/

/**
 * Footnotes that are written, as `[^name]: text`, but left out by the parser. `notes` are the lines on which the footnotes begin that it
 * found, `code` the lines of code.
 */
export const lostNotes = (
  file: string,
  lines: readonly string[],
  { notes, code }: { notes: ReadonlySet<number>; code: ReadonlySet<number> },
): SiteProblem[] =>
  lines.flatMap((text, index) => {
    const line = index + 1
    const [, before = '', name] = WRITTEN.exec(text) ?? []
    if (name === undefined || notes.has(line) || code.has(line)) return []
    return [problem('mdx/footnote', { file, line, column: before.length + 1 }, name, 'no sentence mentions it, or it is there twice')]
  })

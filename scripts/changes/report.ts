import { shortened } from '../../src/engine/lib/shortened'
import type { ChangedWords } from './changed-words'
import { markdownText } from './markdown-text'
import type { PageChange, SiteChanges, WholePage } from './site-changes'

/** How changes are written: on a terminal, or as Markdown for a comment on a proposal. */
export type ReportFormat = {
  heading: (text: string) => string
  /** A page: its address, and a note. */
  page: (address: string, said: string) => string
  /** What a list of pages leaves out. */
  rest: (text: string) => string
  /** A line about a page: which part of it, and what. */
  line: (part: string, text: string) => string
  /** Unchanged, removed and added words. */
  same: (text: string) => string
  removed: (text: string) => string
  added: (text: string) => string
}

export const PLAIN: ReportFormat = {
  heading: (text) => text,
  page: (address, said) => `  ${address}  ${said}`.trimEnd(),
  rest: (text) => `  ${text}`,
  line: (part, text) => `      ${part.padEnd(12)} ${text}`,
  same: (text) => text,
  removed: (text) => `[-${text}-]`,
  added: (text) => `{+${text}+}`,
}

export const MARKDOWN: ReportFormat = {
  heading: (text) => `### ${text}\n`,
  page: (address, said) => `- **${markdownText(address)}** ${markdownText(said)}`.trimEnd(),
  rest: (text) => `- ${text}`,
  line: (part, text) => `  - ${part}: ${text}`,
  same: (text) => markdownText(text),
  removed: (text) => `<del>${markdownText(text)}</del>`,
  added: (text) => `<ins>${markdownText(text)}</ins>`,
}

/** Most changes that are written of one part of a page, and most pages that are named in a section. */
const MOST = 20

/** Most characters shown of the words that one change removes or adds. */
const LONGEST_CHANGE = 200

/**
 * Most characters of a section. Lists of addresses are short, so a report of all sections fits in a comment of GitHub, which takes 65,536.
 */
const ROOM = 30_000

/** Writes how a built site differs from another. It ends without a line break. */
export function changesReport(changes: SiteChanges, form: ReportFormat): string {
  const { added, removed, changed, framed, visuallyUnchanged, files } = changes
  const parts = [
    section({ title: 'New pages', pages: added }, wholeLine(form), form),
    section({ title: 'Pages that are gone', pages: removed }, wholeLine(form), form),
    section({ title: 'Changed pages', pages: changed }, changeLines(form), form),
    section({ title: 'Pages with other menus or another footer only', pages: framed }, addressLine(form), form),
    section({ title: 'Pages with the same words and pictures', pages: visuallyUnchanged }, addressLine(form), form),
  ].filter((part) => part !== '')
  const others = files === 0 ? '' : `${count(files, 'other file', 'other files')} differ${files === 1 ? 's' : ''}.`
  return [...parts, others].filter((part) => part !== '').join('\n\n') || 'Nothing has changed.'
}

type Section<Item> = { title: string; pages: readonly Item[] }

/** The pages of a section: the first ones that fit, and how many more there are. */
function section<Item>({ title, pages }: Section<Item>, linesOf: (page: Item) => string, form: ReportFormat): string {
  if (pages.length === 0) return ''
  const shown: string[] = []
  let room = ROOM
  for (const page of pages.slice(0, MOST)) {
    const lines = linesOf(page)
    room -= lines.length
    if (room < 0) break
    shown.push(lines)
  }
  const more = pages.length - shown.length
  const rest = more > 0 ? [form.rest(`and ${count(more, 'more page', 'more pages')}`)] : []
  return [form.heading(`${title} (${pages.length})`), ...shown, ...rest].join('\n')
}

const addressLine = (form: ReportFormat) => (address: string) => form.page(address, '')

const wholeLine =
  (form: ReportFormat) =>
  ({ address, title, words }: WholePage) =>
    form.page(address, `“${title}”, ${count(words, 'word', 'words')}`)

const changeLines = (form: ReportFormat) => (change: PageChange) => {
  const { address, title, description, words, picturesRemoved, picturesAdded, content } = change
  return [
    form.page(address, content.length === 1 ? `(${content[0]})` : ''),
    ...wordLines('title', title, form),
    ...wordLines('description', description, form),
    ...wordLines('text', words, form),
    ...mostOf([...picturesRemoved.map(form.removed), ...picturesAdded.map(form.added)], 'picture', form),
  ].join('\n')
}

const wordLines = (part: string, changes: readonly ChangedWords[], form: ReportFormat) =>
  mostOf(
    changes.map(({ before, removed, added, after }) => {
      const [went, came] = [removed, added].map((words) => shortened(words, LONGEST_CHANGE))
      return [form.same(before), went && form.removed(went), came && form.added(came), form.same(after)]
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    }),
    part,
    form,
  )

/** A line for each of the first changes of a part of a page, and one that says how many more there are. */
function mostOf(changes: readonly string[], part: string, form: ReportFormat): string[] {
  const lines = changes.slice(0, MOST).map((text) => form.line(part, text))
  const more = changes.length - lines.length
  return more > 0 ? [...lines, form.line(part, `and ${count(more, 'more change', 'more changes')}`)] : lines
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

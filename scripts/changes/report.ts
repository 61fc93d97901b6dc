import type { ChangedWords } from './changed-words'
import { markdownText } from './markdown-text'
import type { PageChange, SiteChanges, WholePage } from './site-changes'

/** How changes are written: on a terminal, or as Markdown for a comment on a proposal. */
export type Form = {
  heading: (text: string) => string
  /** A page: its address, and what is said of it. */
  page: (address: string, said: string) => string
  /** A line about a page: which part of it, and what. */
  line: (part: string, text: string) => string
  /** Words that are the same, that went, and that came. */
  same: (text: string) => string
  gone: (text: string) => string
  come: (text: string) => string
}

export const PLAIN: Form = {
  heading: (text) => text,
  page: (address, said) => `  ${address}  ${said}`.trimEnd(),
  line: (part, text) => `      ${part.padEnd(12)} ${text}`,
  same: (text) => text,
  gone: (text) => `[-${text}-]`,
  come: (text) => `{+${text}+}`,
}

export const MARKDOWN: Form = {
  heading: (text) => `### ${text}\n`,
  page: (address, said) => `- **${markdownText(address)}** ${markdownText(said)}`.trimEnd(),
  line: (part, text) => `  - ${part}: ${text}`,
  same: (text) => markdownText(text),
  gone: (text) => `<del>${markdownText(text)}</del>`,
  come: (text) => `<ins>${markdownText(text)}</ins>`,
}

/** Most changes that are written of one part of a page, and most pages that are named in a list. */
const MOST = 20

/** Writes how a built site differs from another. It ends without a line break. */
export function changesReport(changes: SiteChanges, form: Form): string {
  const { come, gone, changed, framed, silent, files } = changes
  const parts = [
    section('New pages', come.map(wholeLine(form)), form),
    section('Pages that are gone', gone.map(wholeLine(form)), form),
    section('Changed pages', changed.map(changeLines(form)), form),
    section('Pages with other menus or another footer only', named(framed, form), form),
    section('Pages with the same words and pictures', named(silent, form), form),
  ].filter((part) => part !== '')
  const others = files === 0 ? '' : `${count(files, 'other file', 'other files')} differ${files === 1 ? 's' : ''}.`
  return [...parts, others].filter((part) => part !== '').join('\n\n') || 'Nothing has changed.'
}

const section = (title: string, lines: readonly string[], form: Form) =>
  lines.length === 0 ? '' : [form.heading(`${title} (${lines.length})`), ...lines].join('\n')

const named = (addresses: readonly string[], form: Form) => addresses.map((address) => form.page(address, ''))

const wholeLine =
  (form: Form) =>
  ({ address, title, words }: WholePage) =>
    form.page(address, `“${title}”, ${count(words, 'word', 'words')}`)

const changeLines = (form: Form) => (change: PageChange) => {
  const { address, title, description, words, picturesGone, picturesCome, content } = change
  return [
    form.page(address, content.length === 1 ? `(${content[0]})` : ''),
    ...wordLines('title', title, form),
    ...wordLines('description', description, form),
    ...wordLines('text', words, form),
    ...picturesGone.map((picture) => form.line('picture', form.gone(picture))),
    ...picturesCome.map((picture) => form.line('picture', form.come(picture))),
  ].join('\n')
}

function wordLines(part: string, changes: readonly ChangedWords[], form: Form): string[] {
  const lines = changes.slice(0, MOST).map(({ before, gone, come, after }) => {
    const text = [form.same(before), gone && form.gone(gone), come && form.come(come), form.same(after)]
    return form.line(part, text.join('').replace(/\s+/g, ' ').trim())
  })
  const more = changes.length - lines.length
  return more > 0 ? [...lines, form.line(part, `and ${count(more, 'more change', 'more changes')}`)] : lines
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

import type { TimedEntry } from '../src/engine/content/model/time'
import { escapeHtml } from '../src/engine/lib/html'
import { addressBelow } from '../src/engine/routes/base.mjs'

/*
 * The development server and a preview show unpublished entries, and mark them, so that nobody takes them for published. A build of the
 * site itself has none of these marks.
 */

/** The part of an unpublished entry that marks use. Plain data. */
export type Unpublished = Pick<TimedEntry, 'state' | 'publishAt' | 'expireAt' | 'url' | 'file'>

/** The marks of a site: markup in the head of each page, and the notice at the end of the page that is made of a file. */
export type Marks = { head: string; noticeOf: (source: string) => string }

/** The marks of a build that holds published entries only. */
export const NO_MARKS: Marks = { head: '', noticeOf: () => '' }

/** The marks of a preview below a base path: each page says what it is, to search engines too. */
export function previewMarks(unpublished: readonly Unpublished[], base: string): Marks {
  const entryOf = entriesByFile(unpublished)
  return {
    head: `<meta name="robots" content="noindex">${stylesOf(unpublished, base)}`,
    noticeOf: (source) => {
      const entry = entryOf(source)
      return noticeWith('Preview', entry ? sentenceOf(entry) : 'Preview, with what is not published yet.')
    },
  }
}

/** The marks of the development server. A notice leads to the page about its file. */
export function developmentMarks(unpublished: readonly Unpublished[], base: string, explorerOf: (file: string) => string): Marks {
  if (unpublished.length === 0) return NO_MARKS
  const entryOf = entriesByFile(unpublished)
  return {
    head: stylesOf(unpublished, base),
    noticeOf: (source) => {
      const entry = entryOf(source)
      return entry === undefined
        ? ''
        : noticeWith(labelOf(entry), `${sentenceOf(entry)} <a href="${escapeHtml(explorerOf(source))}">Content explorer</a>`)
    },
  }
}

const noticeWith = (label: string, html: string) => `<aside class="unpublished-notice" aria-label="${label}">${html}</aside>`

/** Finds the entry of a file, if it is not published. */
function entriesByFile(unpublished: readonly Unpublished[]): (file: string) => Unpublished | undefined {
  const byFile = new Map(unpublished.map((entry) => [entry.file, entry]))
  return (file) => byFile.get(file)
}

/** The label of a link to an unpublished entry, and of the notice on its page. */
function labelOf({ state, publishAt, expireAt }: Unpublished): string {
  if (state === 'draft') return 'Draft'
  return state === 'scheduled' ? `From ${publishAt}` : `Expired ${expireAt}`
}

/** The sentence on the page of an unpublished entry. */
function sentenceOf({ state, publishAt, expireAt }: Unpublished): string {
  if (state === 'draft') return 'Draft: not on the site.'
  return state === 'scheduled' ? `Scheduled: appears on ${publishAt}.` : `Expired on ${expireAt}.`
}

const LABEL = [
  'display:inline-block;margin-inline-end:.4em;padding:.1em .4em;border-radius:2px;',
  'font:600 12px/1.3 system-ui,sans-serif;letter-spacing:0;vertical-align:.1em;background:#ffd24d;color:#1d1600',
].join('')
const NOTICE = [
  'position:fixed;inset:auto auto 16px 16px;z-index:2147483000;max-inline-size:calc(100vw - 104px);padding:10px 14px;border-radius:2px;',
  'font:500 14px/1.4 system-ui,sans-serif;letter-spacing:0;background:#ffd24d;color:#1d1600;box-shadow:0 2px 12px rgb(0 0 0/.3)',
].join('')

/**
 * Styles that put a label before links to unpublished entries. The label is in the line of the link and before its words: the rest of the
 * page stays where it is, and `::after` of a link may cover its card.
 */
function stylesOf(unpublished: readonly Unpublished[], base: string): string {
  const rules = unpublished.flatMap((entry) =>
    entry.url === null ? [] : [`a[href="${addressBelow(base, entry.url)}"]::before{content:"${labelOf(entry)}";${LABEL}}`],
  )
  return `<style>@media screen{${rules.join('')}.unpublished-notice{${NOTICE}}.unpublished-notice a{color:inherit}}@media print{.unpublished-notice{display:none}}</style>`
}

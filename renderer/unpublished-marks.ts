import type { TimedEntry } from '../src/engine/content/model/time'
import { escapeHtml } from '../src/engine/lib/html'
import { explorerOf } from '../src/engine/routes/explorer'

/*
 * The development server shows unpublished entries, and marks them, so that nobody takes them for published. Builds do not have these
 * marks.
 */

type Unpublished = Pick<TimedEntry, 'state' | 'publishAt' | 'expireAt' | 'url' | 'file'>

/** The label of a link to an unpublished entry. */
function labelOf({ state, publishAt, expireAt }: Unpublished): string {
  if (state === 'draft') return 'Draft'
  return state === 'scheduled' ? `From ${publishAt}` : `Expired ${expireAt}`
}

/** The notice on the page of an unpublished entry. */
function noticeOf({ state, publishAt, expireAt }: Unpublished): string {
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
export function markStyles(unpublished: readonly Unpublished[]): string {
  if (unpublished.length === 0) return ''
  const rules = unpublished.flatMap((entry) =>
    entry.url === null ? [] : [`a[href="${entry.url}"]::before{content:"${labelOf(entry)}";${LABEL}}`],
  )
  return `<style>@media screen{${rules.join('')}.unpublished-notice{${NOTICE}}.unpublished-notice a{color:inherit}}@media print{.unpublished-notice{display:none}}</style>`
}

/** Adds a notice to a page, if its entry is not published. */
export function withNotice(html: string, source: string, unpublished: readonly Unpublished[]): string {
  const entry = unpublished.find(({ file }) => file === source)
  if (!entry) return html
  const link = `<a href="${escapeHtml(explorerOf(source))}">Content explorer</a>`
  return html.replace(
    /<\/body>(?!.*<\/body>)/s,
    () => `<aside class="unpublished-notice" aria-label="Draft">${noticeOf(entry)} ${link}</aside></body>`,
  )
}

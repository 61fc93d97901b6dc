import type { TimedEntry } from '../src/engine/content/model/time'
import { escapeHtml } from '../src/engine/lib/html'
import { explorerOf } from '../src/engine/routes/explorer'

/*
 * The development server shows what is not on the site; nothing of it may be taken for published. These marks are for editors,
 * and no build knows them.
 */

type Unpublished = Pick<TimedEntry, 'state' | 'publishAt' | 'expireAt' | 'url' | 'file'>

/** What a link to an entry that is not on the site says of it. */
function labelOf({ state, publishAt, expireAt }: Unpublished): string {
  if (state === 'draft') return 'Draft'
  return state === 'scheduled' ? `From ${publishAt}` : `Expired ${expireAt}`
}

/** What the page of such an entry says. */
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
 * Styles for every page: links to what is not on the site carry a label. It stands in the line of the link, so that the rest of
 * the page stays where it is; links that cover a card do so with what comes after their words, so the label stands before them.
 */
export function markStyles(unpublished: readonly Unpublished[]): string {
  if (unpublished.length === 0) return ''
  const rules = unpublished.flatMap((entry) =>
    entry.url === null ? [] : [`a[href="${entry.url}"]::before{content:"${labelOf(entry)}";${LABEL}}`],
  )
  return `<style>@media screen{${rules.join('')}.unpublished-notice{${NOTICE}}.unpublished-notice a{color:inherit}}@media print{.unpublished-notice{display:none}}</style>`
}

/** A page with a notice, if the entry that it is made of is not on the site. */
export function withNotice(html: string, source: string, unpublished: readonly Unpublished[]): string {
  const entry = unpublished.find(({ file }) => file === source)
  if (!entry) return html
  const link = `<a href="${escapeHtml(explorerOf(source))}">Content explorer</a>`
  return html.replace(
    /<\/body>(?!.*<\/body>)/s,
    () => `<aside class="unpublished-notice" aria-label="Draft">${noticeOf(entry)} ${link}</aside></body>`,
  )
}

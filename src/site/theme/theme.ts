import type { Theme } from '../../../renderer/define/theme'
import { escapeHtml } from '../../engine/lib/html'
import { FEED, feedType, OPEN_SEARCH } from '../routes/files'
import sans from '../styles/fonts/aldergate-sans.woff2?url'
import text from '../styles/fonts/aldergate-text.woff2?url'
import titles from '../styles/fonts/aldergate-titles.woff2?url'
import { styles } from './styles'

export const theme: Theme = {
  styles,
  // --color-bg of each theme.
  bars: { light: '#f4f7f3', dark: '#0b1613' },
  // Sets the chosen theme before the first paint.
  script: "try{const t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}",
  fonts: [{ url: titles }, { url: sans }, { url: text, usedBy: '.prose' }],
  links: ({ name }) =>
    [
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
      `<link rel="alternate" type="${feedType('atom')}" title="${escapeHtml(name)}" href="${FEED}">`,
      `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(name)}" href="${OPEN_SEARCH}">`,
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    ].join(''),
}

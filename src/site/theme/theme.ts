import type { Theme } from '../../../renderer/define/theme'
import { ICON_LINKS } from '../../../renderer/outputs/icons'
import { escapeHtml } from '../../engine/lib/html'
import { THEME_KEY } from '../islands/theme-switch/theme'
import { FEED, feedType, OPEN_SEARCH } from '../routes/files'
import sans from '../styles/fonts/aldergate-sans-basic.woff2?url'
import text from '../styles/fonts/aldergate-text-basic.woff2?url'
import { colorOf } from './colors'
import { styles } from './styles'

/** What all pages have in their head: styles, fonts, icons, feeds, and the script that sets the theme. */
export const theme: Theme = {
  codeKey: import.meta.codeKey,
  styles,
  get bars() {
    return colorOf('--color-bg')
  },
  // Sets the chosen theme before the first paint.
  script: `try{const t=localStorage.${THEME_KEY};if(t)document.documentElement.dataset.theme=t}catch{}`,
  fonts: [{ url: sans }, { url: text, usedBy: '.prose' }],
  links: ({ name }) =>
    [
      ICON_LINKS.tab,
      `<link rel="alternate" type="${feedType('atom')}" title="${escapeHtml(name)}" href="${FEED}">`,
      `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(name)}" href="${OPEN_SEARCH}">`,
      ICON_LINKS.home,
    ].join(''),
}

/// <reference types="vite/client" />
import { escapeHtml } from '#engine/lib/html'
import type { Theme } from '#renderer/define/theme'
import { ICON_LINKS } from '#renderer/outputs/icons'
import { themeColors } from '#renderer/styles/theme-colors'
import { FEED, FEED_TYPE } from './routes/addresses'

const palette = import.meta.glob<string>('./styles/palette.css', { query: '?raw', import: 'default', eager: true })

/** The colors of the site by their names in `styles/palette.css`, for everything that is no style sheet. */
export const colorOf = themeColors(palette)

/** The look of the site, and its part of every page's head. */
export const theme: Theme = {
  styles: {
    base: import.meta.glob<string>('./styles/*.css', { query: '?inline', import: 'default', eager: true }),
    order: ['palette', 'base'],
    components: import.meta.glob<string>('./{ui,islands}/**/*.css', { query: '?inline', import: 'default', eager: true }),
    later: new Set(),
  },
  get bars() {
    return colorOf('--ground')
  },
  script: '',
  fonts: [],
  links: ({ name }) =>
    [ICON_LINKS.tab, `<link rel="alternate" type="${FEED_TYPE}" title="${escapeHtml(name)}" href="${FEED}">`, ICON_LINKS.home].join(''),
}

import { type IconDrawings, siteIcons } from '#renderer/outputs/icons'
import { siteWebManifest } from '#renderer/outputs/web-manifest'
import { feed } from './feed'
import type { Graph } from './graph'
import { MARK } from './mark'
import { colorOf } from './theme'

/** The mark for browser tabs, and with a background for home screens. */
function drawings(): IconDrawings {
  const [accent, band, onBand] = [colorOf('--accent'), colorOf('--band').light, colorOf('--on-band').light]
  const svg = (viewBox: string, contents: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${contents}</svg>`
  return {
    tab: svg('0 0 32 32', `<style>svg{color:${accent.light}}@media (prefers-color-scheme:dark){svg{color:${accent.dark}}}</style>${MARK}`),
    filled: svg('-9 -9 50 50', `<path d="M-9-9h50v50H-9z" fill="${band}"/><g color="${onBand}">${MARK}</g>`),
  }
}

/** Outputs other than pages. */
export const outputs = [
  feed,
  siteIcons(drawings),
  siteWebManifest<Graph>({
    ground: () => colorOf('--band').light,
    shortcuts: ({ site: { navigation } }) => [...navigation.links, navigation.action],
  }),
]

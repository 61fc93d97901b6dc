import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { ICON_SIZES, iconAddress } from '../routes/files'
import { patterns } from '../routes/patterns'
import { DARK } from './icons'

/** `site.webmanifest`: name, colors and icons of the site on a home screen, and shortcuts to its main pages. */
export const webManifest: Output<Graph> = {
  name: 'web-manifest',
  *emit({ graph, codeKey }) {
    const { identity, navigation } = graph.site
    const { name, description, language } = identity
    const contents = {
      id: patterns.home,
      name,
      short_name: name,
      description,
      lang: language,
      dir: 'ltr',
      scope: patterns.home,
      start_url: patterns.home,
      display: 'browser',
      background_color: DARK.ground,
      theme_color: DARK.ground,
      icons: ICON_SIZES.flatMap(iconsOf),
      shortcuts: [...navigation.menus, navigation.action].map(({ label, href }) => ({ name: label, url: href })),
    }
    yield { path: 'site.webmanifest', key: keyOf(codeKey, contents), contents: () => `${JSON.stringify(contents, null, 2)}\n` }
  },
}

/** The same picture for both purposes: its mark is within the circle that every mask leaves, and its ground fills the square. */
const iconsOf = (size: (typeof ICON_SIZES)[number]) =>
  ['any', 'maskable'].map((purpose) => ({ src: iconAddress(size), sizes: `${size}x${size}`, type: 'image/png', purpose }))

import type { CoreGraph } from '../../src/engine/content/model/graph'
import { ROOT } from '../../src/engine/routes/base.mjs'
import { ICON_SIZES, iconAddress } from '../../src/engine/routes/icons'
import type { Output } from '../emit'
import { keyOf } from '../key'

/** A page of the site that a home screen offers besides the site itself. */
type Shortcut = { label: string; href: string }

/** The input of the manifest besides the identity of the site: the background color of its icon, and shortcuts to its main pages. */
type ManifestInput<Graph extends CoreGraph> = { ground: () => string; shortcuts: (graph: Graph) => readonly Shortcut[] }

/** Makes the output `site.webmanifest`: name, colors and icons of a site on a home screen, and shortcuts to its main pages. */
export const siteWebManifest = <Graph extends CoreGraph>({ ground, shortcuts }: ManifestInput<Graph>): Output<Graph> => ({
  name: 'web-manifest',
  *emit({ graph, codeKey }) {
    const { name, description, language } = graph.site.identity
    const color = ground()
    const contents = {
      id: ROOT,
      name,
      short_name: name,
      description,
      lang: language,
      dir: 'ltr',
      scope: ROOT,
      start_url: ROOT,
      display: 'browser',
      background_color: color,
      theme_color: color,
      icons: ICON_SIZES.flatMap(iconsOf),
      shortcuts: shortcuts(graph).map(({ label, href }) => ({ name: label, url: href })),
    }
    yield { path: 'site.webmanifest', key: keyOf(codeKey, contents), contents: () => `${JSON.stringify(contents, null, 2)}\n` }
  },
})

/** The same picture for both purposes: its logo is within the circle that every mask leaves, and its background fills the square. */
const iconsOf = (size: (typeof ICON_SIZES)[number]) =>
  ['any', 'maskable'].map((purpose) => ({ src: iconAddress(size), sizes: `${size}x${size}`, type: 'image/png', purpose }))

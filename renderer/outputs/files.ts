import { laterStylesOf, printStylesOf, siteStylesOf } from '../assets'
import type { Output } from '../emit'

/** Scripts and fonts as vite made them; their names already hold the hash of their bytes. */
export const assets: Output = {
  name: 'assets',
  *emit(site) {
    for (const { path, bytes } of site.assets) yield { path, key: path, contents: () => bytes }
  },
}

/** Styles that count on paper only. */
export const printStyles: Output = {
  name: 'print-styles',
  *emit({ styles, codeKey }) {
    yield { path: printStylesOf(codeKey).slice(1), key: codeKey, contents: () => styles.onPaper() }
  },
}

/** Styles of what no page shows at first. */
export const laterStyles: Output = {
  name: 'later-styles',
  *emit({ styles, codeKey }) {
    yield { path: laterStylesOf(codeKey).slice(1), key: codeKey, contents: () => styles.later() }
  },
}

/** All other styles together, which the loader adds before an island that needs more than its page. */
export const siteStyles: Output = {
  name: 'site-styles',
  *emit({ styles, codeKey }) {
    yield { path: siteStylesOf(codeKey).slice(1), key: codeKey, contents: () => styles.whole() }
  },
}

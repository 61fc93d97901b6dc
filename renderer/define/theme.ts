import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { HasCodeKey } from './code-key'

/** The text of style files by path. */
export type StyleFiles = Readonly<Record<string, string>>

/**
 * The style files of a site. The styles of a component are in the file that has its name. In styles for print, `{origin}` is the origin of
 * the site, so that paper can name an address.
 */
export type ThemeStyles = {
  /** The styles of every page by path, and the names of these files in the order in which they apply. */
  base: StyleFiles
  order: readonly string[]
  /** Styles of components, by path. */
  components: StyleFiles
  /**
   * Root classes of components that most pages show below their first screen, or not at first. All pages share one file with their styles,
   * for which the first screen does not wait (`renderer/styles/fold.ts`). A page that shows such a component in its first screen carries
   * its styles, too.
   */
  later: ReadonlySet<string>
  /**
   * Data attributes, such as `data-size`, whose values are in the HTML of the server and never change: a page leaves out rules for values
   * that it does not have. Left out: there are none.
   */
  fixedAttributes?: readonly string[]
  /**
   * The prefix of the custom properties that are read outside of the styles, such as by SVG files that a page uses. Every page keeps all of
   * them. Left out: there are none.
   */
  externalProperties?: string
}

/** The looks of a site, and what the head of every page needs for it. */
export type Theme = HasCodeKey & {
  styles: ThemeStyles
  /** The colors of the browser's own bars in the light and the dark theme of the device. */
  bars: { light: string; dark: string }
  /** A script that runs before anything is painted. */
  script: string
  /** Fonts that are seen without scrolling: on every page, or on pages that have the class `usedBy`. */
  fonts: readonly { url: string; usedBy?: string }[]
  /** The `<link>` elements in the head of every page, such as those for icons and feeds. */
  links: (identity: CoreGraph['site']['identity']) => string
}

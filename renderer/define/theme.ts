import type { CoreGraph } from '../../src/engine/content/model/graph'

/** The text of style files by path. */
export type StyleFiles = Readonly<Record<string, string>>

/** The style files of a site. The styles of a component are those in the file of its name. */
export type ThemeStyles = {
  /** Styles of every page, by path, and their names in the order in which they apply. */
  base: StyleFiles
  order: readonly string[]
  /** Styles of components, by path. */
  components: StyleFiles
  /** Root classes of components that no page shows at first: one file for all pages, which stands before the end of the frame and keeps nothing above it waiting. */
  later: ReadonlySet<string>
  /**
   * Data attributes, such as `data-tone`, whose values are in the HTML of the server and never change: a page leaves out rules for
   * the values that it does not have. Left out: there are none.
   */
  fixedAttributes?: readonly string[]
  /**
   * How the custom properties begin that only files outside of the styles read, such as SVG files that a page uses. Pages keep all
   * of them. Left out: there are none.
   */
  externalProperties?: string
}

/** How the pages of a site look before anything of theirs is shown. */
export type Theme = {
  styles: ThemeStyles
  /** Colors of the browser's own bars, for each theme of the device. */
  bars: { light: string; dark: string }
  /** Script that runs before anything is painted. It stays as it is, so that its hash does. */
  script: string
  /** Fonts that show above the fold: on every page, or on those where something of a class occurs. */
  fonts: readonly { url: string; usedBy?: string }[]
  /** Links in the head of every page, such as those to icons and feeds. */
  links: (identity: CoreGraph['site']['identity']) => string
}

import { once } from '../../src/engine/lib/once'
import type { ThemeStyles } from '../define/theme'
import { type NameFinder, nameFinder } from './names'
import { readSheet, type Sheet } from './read-sheet'
import { namedBy, propertyRules, selectStyles, sheetText, wholeSheetText } from './select'
import type { StyleNode } from './sheet'

/** Elements that every document has, outside of the body that is searched for names. */
const DOCUMENT = ['html', 'body']

/** What the styles that a page carries depend on. */
export type StyledPage = {
  /** The names in its HTML that selectors can require: `.card`, `table`, `[data-size=large]`. */
  names: ReadonlySet<string>
  /** Those of them that occur before the link to the later styles. */
  first: ReadonlySet<string>
  /** Those of the first ones that are in its content, and not in the frame. */
  firstInContent: ReadonlySet<string>
  /**
   * Whether it has islands that use only its styles. They may show more than there is at first, so components keep all their rules, and
   * attributes all their values.
   */
  hasIslands: boolean
}

/** The styles of a site. */
export type Styles = {
  /** The names in the HTML of a page that selectors can require. */
  namesOf: NameFinder
  /** The styles that a page carries: the base styles and those of its components, without rules that match nothing or that come later. */
  ofPage: (page: StyledPage) => string
  /** Styles for print: one file for all pages, which browsers load last. */
  print: () => string
  /**
   * Styles of what pages show below their first screen, or not at first: rules of the base styles, and the later components; and before
   * them what older browsers need.
   * One file for all pages. Fonts are left out, since each page has those of all that it shows: a face that is defined a second time would
   * show a font that came too late for the first definition, and move text.
   */
  later: () => string
  /**
   * Styles of all components that are not later ones, with the custom properties that they read, for islands that show components which
   * the page did not have. Fonts are left out: every page has them already.
   */
  site: () => string
}

/**
 * Makes the styles of a site from its style files, which are parsed lazily, or from `known`, the sheet parsed from them before.
 */
export function createStyles(theme: ThemeStyles, known?: Sheet): Styles {
  const sheetOf = once(() => known ?? readSheet(theme))
  const texts = new Map<string, string>()
  return {
    namesOf: nameFinder(theme.fixedAttributes),
    ofPage(page) {
      const sheet = sheetOf()
      const key = stylesKey(page, sheet)
      const made = texts.get(key)
      if (made !== undefined) return made
      const { names, first, firstInContent, hasIslands } = page
      const used = sheet.components.filter(({ root, isLater }) => (isLater ? firstInContent : names).has(root))
      const further = hasIslands ? [...used.flatMap((component) => component.names), ...sheet.values] : []
      const all = new Set([...DOCUMENT, ...names, ...further].filter((name) => sheet.known.has(name)))
      // A later component in the frame is not shown at first.
      const shown = [...first].filter((name) => !theme.later.has(name))
      const concurrency = new Set([...DOCUMENT, ...shown, ...firstInContent, ...further].filter((name) => all.has(name)))
      const text = selectStyles(
        [
          { nodes: sheet.always, names: concurrency },
          { nodes: used.flatMap(({ nodes }) => nodes), names: all },
        ],
        { others: sheet.print, externalProperties: theme.externalProperties },
      )
      const below = sheetText(sheet.components.filter(({ root, isLater }) => isLater && names.has(root)).flatMap(({ nodes }) => nodes))
      const whole = text + fontsIn(sheet.always, below, text)
      texts.set(key, whole)
      return whole
    },
    print: () => sheetText(sheetOf().print),
    later() {
      const { always, older, later } = sheetOf()
      const definitions = always.filter((node) => isDefinition(node) && !isFont(node))
      const text = selectStyles([{ nodes: [...propertyRules(always), ...definitions, ...later] }], {
        others: [],
        externalProperties: theme.externalProperties,
      })
      return sheetText(older) + text
    },
    site() {
      const { always, components } = sheetOf()
      const others = components.filter(({ isLater }) => !isLater)
      const rules = [...propertyRules(always), ...always.filter(isDefinition), ...others.flatMap(({ nodes }) => nodes)]
      return wholeSheetText(rules.filter((node) => !isFont(node)))
    },
  }
}

/** The cache key of the styles of a page: a character for each name that the sheet knows, and one for its islands. */
function stylesKey({ names, first, firstInContent, hasIslands }: StyledPage, { known }: Sheet): string {
  const marks = Buffer.alloc(known.size + 1)
  for (const [set, mark] of [
    [names, 1],
    [first, 2],
    [firstInContent, 4],
  ] as const)
    for (const name of set) {
      const index = known.get(name)
      if (index !== undefined) marks[index] = (marks[index] ?? 0) | mark
    }
  marks[known.size] = hasIslands ? 1 : 0
  return marks.toString('latin1')
}

/** The font faces that a text uses and that `page` does not have yet. */
const fontsIn = (sheet: readonly StyleNode[], text: string, page: string): string =>
  sheet
    .filter(isFont)
    .filter(namedBy(text))
    .map((node) => (page.includes(node.text) ? '' : node.text))
    .join('')

const isDefinition = ({ kind }: StyleNode) => kind === 'definition'
type Definition = Extract<StyleNode, { kind: 'definition' }>
const isFont = (node: StyleNode): node is Definition => node.kind === 'definition' && node.text.startsWith('@font-face')

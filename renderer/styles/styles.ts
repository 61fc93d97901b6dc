import { SiteCodeError } from '../../src/engine/problems/problem'
import type { ThemeStyles } from '../define/theme'
import { constantsOf, withConstants } from './constants'
import { type NameFinder, nameFinder } from './names'
import { partOf } from './print'
import { assertRooted, rootClass } from './root-class'
import { namedRules, namesOfSheet, propertyRules, selectStyles, sheetText, wholeSheetText } from './select'
import { parseSheet, type StyleNode } from './sheet'

/** Elements that every document has, outside of the body that is searched for names. */
const DOCUMENT = ['html', 'body']

/** What decides which styles a page carries. */
export type StyledPage = {
  /** The names in its HTML that selectors can ask for: `.card`, `table`, `[data-size=large]`. */
  names: ReadonlySet<string>
  /** Those of them that stand before the link to the later styles. */
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
  /** The names in the HTML of a page that selectors can ask for. */
  namesOf: NameFinder
  /** The styles that a page carries: the base styles and those of its components, without rules that match nothing or that come later. */
  ofPage: (page: StyledPage) => string
  /** Styles for print: one file for all pages, which browsers load last. */
  print: () => string
  /**
   * Styles of what pages show below their first screen, or not at first: rules of the base styles, and the later components.
   * One file for all pages. Fonts are left out, since each page has those of all that it shows: a face that is set a second time would show
   * a font that came too late for the first one, and move text.
   */
  later: () => string
  /** What pages have neither of themselves nor later: components, and custom properties that they read, for islands that show components which the page did not have. Fonts are left out: every page has them already. */
  site: () => string
}

type Component = { root: string; isLater: boolean; nodes: readonly StyleNode[]; names: readonly string[] }
type Sheet = {
  always: readonly StyleNode[]
  components: readonly Component[]
  later: readonly StyleNode[]
  print: readonly StyleNode[]
  /** The names that its selectors ask for, each with a number. */
  known: ReadonlyMap<string, number>
  values: readonly string[]
}

/** Makes the styles of a site from its style files. */
export function createStyles(theme: ThemeStyles): Styles {
  // The sheet is read when it is needed first: a build in which no page has changed does without it.
  let made: Sheet | undefined
  const sheetOf = () => {
    made ??= readSheet(theme)
    return made
  }
  const texts = new Map<string, string>()
  return {
    namesOf: nameFinder(theme.fixedAttributes),
    ofPage(page) {
      const sheet = sheetOf()
      const key = knownNamesOf(page, sheet)
      const made = texts.get(key)
      if (made !== undefined) return made
      const { names, first, firstInContent, hasIslands } = page
      const used = sheet.components.filter(({ root, isLater }) => (isLater ? firstInContent : names).has(root))
      const further = hasIslands ? [...used.flatMap((component) => component.names), ...sheet.values] : []
      const all = new Set([...DOCUMENT, ...names, ...further].filter((name) => sheet.known.has(name)))
      // A later component in the frame is not shown at first.
      const shown = [...first].filter((name) => !theme.later.has(name))
      const atOnce = new Set([...DOCUMENT, ...shown, ...firstInContent, ...further].filter((name) => all.has(name)))
      const text = selectStyles(
        [
          { nodes: sheet.always, names: atOnce },
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
      const { always, later } = sheetOf()
      const definitions = always.filter((node) => isDefinition(node) && !isFont(node))
      return selectStyles([{ nodes: [...propertyRules(always), ...definitions, ...later] }], {
        others: [],
        externalProperties: theme.externalProperties,
      })
    },
    site() {
      const { always, components } = sheetOf()
      const others = components.filter(({ isLater }) => !isLater)
      const rules = [...propertyRules(always), ...always.filter(isDefinition), ...others.flatMap(({ nodes }) => nodes)]
      return wholeSheetText(rules.filter((node) => !isFont(node)))
    },
  }
}

/** All that decides the styles of a page, as a short text: a character for each name that the sheet knows, and one for its islands. */
function knownNamesOf({ names, first, firstInContent, hasIslands }: StyledPage, { known }: Sheet): string {
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

/** The nodes of the style files that were read last, by the attributes of their theme and their texts: in development, one file changes, and all are read again. */
let lastNodes: ReadonlyMap<string, readonly StyleNode[]> = new Map()

function readSheet({ base, order, components: componentFiles, later, fixedAttributes = [] }: ThemeStyles): Sheet {
  const nodesByKey = new Map<string, readonly StyleNode[]>()
  const nodesOf = (path: string, css: string) => {
    const key = [...fixedAttributes, css].join('\n')
    const nodes = lastNodes.get(key) ?? parseSheet(path, css, fixedAttributes)
    nodesByKey.set(key, nodes)
    return nodes
  }
  const baseByName = new Map(Object.entries(base).map(([path, css]) => [nameOf(path), { path, css }]))
  const unknown = [...baseByName.keys()].filter((name) => !order.includes(name))
  if (unknown.length > 0) throw new SiteCodeError(`the order of the style files does not name ${unknown.join(', ')}`)
  const baseNodes = order.flatMap((name) => {
    const file = baseByName.get(name)
    return file ? nodesOf(file.path, file.css) : []
  })
  const componentNodes = Object.entries(componentFiles).map(([path, css]) => {
    return { path, root: rootClass(nameOf(path)), nodes: nodesOf(path, css) }
  })
  assertRooted(componentNodes)
  lastNodes = nodesByKey
  const constants = constantsOf([...baseNodes, ...componentNodes.flatMap(({ nodes }) => nodes)])
  const always = withConstants(baseNodes, constants)
  const files = componentNodes
    .map(({ root, nodes }) => ({ root, nodes: withConstants(nodes, constants) }))
    .toSorted((a, b) => (a.root < b.root ? -1 : 1))
  const components = files.map(({ root, nodes }): Component => {
    const screen = partOf(nodes, 'screen')
    return { root, isLater: later.has(root), nodes: screen, names: namesOfSheet(screen) }
  })
  const known = [...namesOfSheet(always), ...components.flatMap(({ root, names }) => [root, ...names])]
  return {
    always: partOf(always, 'screen'),
    components,
    later: [...namedRules(partOf(always, 'screen')), ...components.filter(({ isLater }) => isLater).flatMap(({ nodes }) => nodes)],
    print: partOf([...always, ...files.flatMap(({ nodes }) => nodes)], 'print'),
    known: new Map([...new Set(known)].map((name, index) => [name, index])),
    values: known.filter((name) => name.startsWith('[')),
  }
}

/** The font faces that a text names, and that a page does not have yet. */
const fontsIn = (sheet: readonly StyleNode[], text: string, page: string): string =>
  sheet.map((node) => (isFont(node) && text.includes(node.name) && !page.includes(node.text) ? node.text : '')).join('')

const isDefinition = ({ kind }: StyleNode) => kind === 'definition'
type Definition = Extract<StyleNode, { kind: 'definition' }>
const isFont = (node: StyleNode): node is Definition => node.kind === 'definition' && node.text.startsWith('@font-face')
const nameOf = (path: string) => /([^/]+)\.css$/.exec(path)?.[1] ?? path

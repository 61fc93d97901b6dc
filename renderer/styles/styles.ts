import { InvariantError } from '../../src/engine/problems/problem'
import type { ThemeStyles } from '../define/theme'
import { constantsOf, withConstants } from './constants'
import { namesOf } from './names'
import { partOf } from './print'
import { assertRooted, rootClass } from './root-class'
import { namesOfSheet, selectStyles, sheetText } from './select'
import { parseSheet, type StyleNode } from './sheet'

/** Elements of the frame of every document. */
const DOCUMENT = ['html', 'body']

/** What of a page decides which styles it carries. */
export type StyledPage = {
  /** What selectors can name of it: `.card`, `table`, `[data-kind=note]`. */
  names: ReadonlySet<string>
  /** It has islands that make do with its styles and may show more than it does at first: components keep all their rules, attributes all their values. */
  hasIslands: boolean
}

/** The styles of a site. */
export type Styles = {
  /** What selectors can name of a page, by its HTML. */
  namesOf: (html: string) => ReadonlySet<string>
  /** What a page carries: the base and the components whose root class occurs, without the rules that match nothing there. */
  ofPage: (page: StyledPage) => string
  /** What counts on paper only: one file for all pages, which browsers fetch last. */
  print: () => string
  /** What no page shows at first: one file for all pages. */
  later: () => string
  /** All others, for what a script brings that the page was not made with. Its fonts are in the page already. */
  site: () => string
}

type Component = { root: string; nodes: readonly StyleNode[]; names: readonly string[] }
type Sheet = {
  always: readonly StyleNode[]
  components: readonly Component[]
  later: readonly StyleNode[]
  print: readonly StyleNode[]
  known: ReadonlySet<string>
  values: readonly string[]
}

/** Makes the styles of a site from its style files. */
export function createStyles(theme: ThemeStyles): Styles {
  // A build in which no page changed never asks: the sheet is read when somebody does.
  let made: Sheet | undefined
  const sheetOf = () => {
    made ??= readSheet(theme)
    return made
  }
  const texts = new Map<string, string>()
  return {
    namesOf: (html) => namesOf(html, theme.fixedAttributes),
    ofPage({ names, hasIslands }) {
      const sheet = sheetOf()
      const used = sheet.components.filter(({ root }) => names.has(root))
      const further = hasIslands ? [...used.flatMap((component) => component.names), ...sheet.values] : []
      const all = new Set([...DOCUMENT, ...names, ...further].filter((name) => sheet.known.has(name)))
      // A name that only the rules of an island ask for may be the root of a component that is not used.
      const key = [used.map(({ root }) => root), [...all].toSorted()].map((part) => part.join(' ')).join('; ')
      const others = [...sheet.print, ...sheet.later]
      const text =
        texts.get(key) ??
        selectStyles([...sheet.always, ...used.flatMap(({ nodes }) => nodes)], {
          names: all,
          others,
          externalProperties: theme.externalProperties,
        })
      texts.set(key, text)
      return text
    },
    print: () => sheetText(sheetOf().print),
    later: () => sheetText(sheetOf().later),
    site() {
      const { always, components } = sheetOf()
      return sheetText([...always, ...components.flatMap(({ nodes }) => nodes)].filter((node) => !isFont(node)))
    },
  }
}

function readSheet({ base, order, components: componentFiles, later, fixedAttributes }: ThemeStyles): Sheet {
  const baseByName = new Map(Object.entries(base).map(([path, css]) => [nameOf(path), css]))
  const unknown = [...baseByName.keys()].filter((name) => !order.includes(name))
  if (unknown.length > 0) throw new InvariantError(`the order of the style files does not name ${unknown.join(', ')}`)
  const baseNodes = order.flatMap((name) => parseSheet(baseByName.get(name) ?? '', fixedAttributes))
  const componentNodes = Object.entries(componentFiles).map(([path, css]) => {
    const [root, nodes] = [rootClass(nameOf(path)), parseSheet(css, fixedAttributes)]
    assertRooted(path, root, nodes)
    return { root, nodes }
  })
  const constants = constantsOf([...baseNodes, ...componentNodes.flatMap(({ nodes }) => nodes)])
  const always = withConstants(baseNodes, constants)
  const files = componentNodes
    .map(({ root, nodes }) => ({ root, nodes: withConstants(nodes, constants) }))
    .toSorted((a, b) => (a.root < b.root ? -1 : 1))
  const components = files.map(({ root, nodes }): Component => {
    const screen = partOf(nodes, 'screen')
    return { root, nodes: screen, names: namesOfSheet(screen) }
  })
  const own = components.filter(({ root }) => !later.has(root))
  const known = [...namesOfSheet(always), ...own.flatMap(({ root, names }) => [root, ...names])]
  return {
    always: partOf(always, 'screen'),
    components: own,
    later: components.filter(({ root }) => later.has(root)).flatMap(({ nodes }) => nodes),
    print: partOf([...always, ...files.flatMap(({ nodes }) => nodes)], 'print'),
    known: new Set(known),
    values: known.filter((name) => name.startsWith('[')),
  }
}

const isFont = (node: StyleNode) => node.kind === 'definition' && node.text.startsWith('@font-face')
const nameOf = (path: string) => /([^/]+)\.css$/.exec(path)?.[1] ?? path

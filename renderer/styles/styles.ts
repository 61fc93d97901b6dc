import { InvariantError } from '../../src/errors/problem'
import { kebab } from '../../src/lib/text'
import { namesOfSheet, selectStyles } from './select'
import { parseSheet, type StyleNode } from './sheet'

/** Styles of every page, in the order in which they apply. */
const BASE = [
  'layers',
  'fonts',
  'palette',
  'tokens',
  'grounds',
  'scale',
  'tones',
  'shapes',
  'reset',
  'base',
  'text',
  'share',
  'layout',
  'motion',
  'print',
  'utilities',
]

/** Elements of the frame of every document. */
const DOCUMENT = ['html', 'body']

/** The text of style files by path. */
export type StyleFiles = Readonly<Record<string, string>>

/** What of a page decides which styles it carries. */
export type StyledPage = {
  /** Classes (`.card`) and elements (`table`) that occur on it. */
  names: ReadonlySet<string>
  /** It has islands, which may show more than the page does at first: their components keep all their rules. */
  hasIslands: boolean
}

type Component = { root: string; nodes: readonly StyleNode[]; names: readonly string[] }

/** Gives the text of the styles of a page: the base and the components whose root class occurs, without the rules that match nothing there. */
export function createStyles(base: StyleFiles, components: StyleFiles): (page: StyledPage) => string {
  // A build in which no page changed never asks: the sheet is read when the first page does.
  let sheet: { always: readonly StyleNode[]; components: readonly Component[]; known: ReadonlySet<string> } | undefined
  const made = new Map<string, string>()
  return ({ names, hasIslands }) => {
    sheet ??= readSheet(base, components)
    const used = sheet.components.filter(({ root }) => names.has(root))
    const further = hasIslands ? used.flatMap((component) => component.names) : []
    const all = new Set([...DOCUMENT, ...names, ...further].filter((name) => sheet?.known.has(name)))
    const key = [...all].toSorted().join(' ')
    const text = made.get(key) ?? selectStyles([...sheet.always, ...used.flatMap(({ nodes }) => nodes)], all)
    made.set(key, text)
    return text
  }
}

function readSheet(baseFiles: StyleFiles, componentFiles: StyleFiles) {
  const baseByName = new Map(Object.entries(baseFiles).map(([path, css]) => [nameOf(path), css]))
  const unknown = [...baseByName.keys()].filter((name) => !BASE.includes(name))
  if (unknown.length > 0) throw new InvariantError(`the order of src/styles does not name ${unknown.join(', ')}`)
  const palette = paletteOf(baseByName.get('palette') ?? '')
  const read = (css: string) => parseSheet(withoutPalette(css, palette))
  const always = BASE.flatMap((name) => read(baseByName.get(name) ?? ''))
  const components = Object.entries(componentFiles)
    .map(([path, css]): Component => {
      const nodes = read(css)
      return { root: rootClass(nameOf(path)), nodes, names: namesOfSheet(nodes) }
    })
    .toSorted((a, b) => (a.root < b.root ? -1 : 1))
  const known = new Set([...namesOfSheet(always), ...components.flatMap(({ root, names }) => [root, ...names])])
  return { always, components, known }
}

const nameOf = (path: string) => /([^/]+)\.css$/.exec(path)?.[1] ?? path
const rootClass = (component: string) => `.${kebab(component).replace(/^-/, '')}`

/** Colors of the palette by their property. Roles are what styles read; the palette is what roles are made of. */
const paletteOf = (css: string) => new Map([...css.matchAll(/(--p-[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]))

/** Puts the colors themselves where a style names one of the palette. */
const withoutPalette = (css: string, palette: ReadonlyMap<string, string>) =>
  css.replace(/var\((--p-[\w-]+)\)/g, (written, name: string) => palette.get(name) ?? written)

import { SiteCodeError } from '../../src/engine/problems/problem'
import type { ThemeStyles } from '../define/theme'
import { FOR_OLDER, FOR_PRINT, under, without } from './conditions'
import { constantsOf, withConstants } from './constants'
import { assertRooted, rootClass } from './root-class'
import { namedRules, namesOfSheet } from './select'
import { parseSheet, type StyleNode } from './sheet'

type Component = { root: string; isLater: boolean; nodes: readonly StyleNode[]; names: readonly string[] }
/** The parsed styles of a site. Plain data. */
export type Sheet = {
  always: readonly StyleNode[]
  components: readonly Component[]
  /** Rules of the base and of later components for browsers that lack a feature: no page carries them. */
  older: readonly StyleNode[]
  later: readonly StyleNode[]
  print: readonly StyleNode[]
  /** The names that its selectors require, each with a number. */
  known: ReadonlyMap<string, number>
  values: readonly string[]
}

/**
 * Cache of the style files that were parsed last, by the fixed attributes of their theme and their texts: in development, one file changes,
 * and `readSheet` runs again for all.
 */
let lastNodes: ReadonlyMap<string, readonly StyleNode[]> = new Map()

/** Reads the style files of a site. */
export function readSheet({ base, order, components: componentFiles, later, fixedAttributes = [] }: ThemeStyles): Sheet {
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
  const all = withConstants(baseNodes, constants)
  const files = componentNodes
    .map(({ root, nodes }) => ({ root, nodes: withConstants(nodes, constants) }))
    .toSorted((a, b) => (a.root < b.root ? -1 : 1))
  const components = files.map(({ root, nodes }): Component => {
    const isLater = later.has(root)
    const screen = without(nodes, FOR_PRINT)
    return { root, isLater, nodes: isLater ? without(screen, FOR_OLDER) : screen, names: namesOfSheet(screen) }
  })
  const always = without(without(all, FOR_PRINT), FOR_OLDER)
  const comingLater = files.filter(({ root }) => later.has(root)).flatMap(({ nodes }) => nodes)
  const known = [...namesOfSheet(always), ...components.flatMap(({ root, names }) => [root, ...names])]
  return {
    always,
    components,
    older: under([...all, ...comingLater], FOR_OLDER),
    later: [...namedRules(always), ...components.filter(({ isLater }) => isLater).flatMap(({ nodes }) => nodes)],
    print: under([...all, ...files.flatMap(({ nodes }) => nodes)], FOR_PRINT),
    known: new Map([...new Set(known)].map((name, index) => [name, index])),
    values: known.filter((name) => name.startsWith('[')),
  }
}

const nameOf = (path: string) => /([^/]+)\.css$/.exec(path)?.[1] ?? path

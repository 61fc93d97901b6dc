import { type ChildNode, CssSyntaxError, parse } from 'postcss'
import { SiteCodeError } from '../../src/engine/problems/problem'
import { attributeNameFinder } from './names'

/** A selector, and the names without which it matches nothing: `.card`, `table`, `[data-size=large]`. */
type Selector = { text: string; names: readonly string[] }

/** A node of a stylesheet. Plain data. */
export type StyleNode =
  /** A rule with its selectors, or a layer or condition, which has no selectors. */
  | { kind: 'block'; prelude: string; selectors: readonly Selector[] | undefined; nodes: readonly StyleNode[] }
  | { kind: 'declaration'; property: string; text: string; uses: readonly string[] }
  /**
   * A font, an animation or a typed property: it is needed only where something uses its name. `sets` are the custom properties that it
   * changes.
   */
  | { kind: 'definition'; name: string; text: string; uses: readonly string[]; sets: readonly string[] }
  | { kind: 'statement'; text: string }

/** Parses a stylesheet. `path` is the path of its file in the theme, `fixedAttributes` are those of the theme. */
export const parseSheet = (path: string, css: string, fixedAttributes: readonly string[] = []): StyleNode[] =>
  innerOf(parsed(path, css), { isTop: true, attributeNamesIn: attributeNameFinder(fixedAttributes) })

/** The path of a style file for messages, without leading `./` and `../`. */
export const shownFile = (path: string) => path.replace(/^(?:\.\.?\/)+/, '')

function parsed(path: string, css: string): readonly ChildNode[] {
  try {
    return parse(css).nodes
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw new SiteCodeError(`${shownFile(path)}:${error.line}:${error.column}: ${error.reason}\n${error.showSourceCode(false)}`)
  }
}

type Context = { isTop: boolean; attributeNamesIn: (selector: string) => string[] }

function nodesOf(node: ChildNode, context: Context): StyleNode[] {
  if (node.type === 'comment') return []
  if (node.type === 'decl')
    return [{ kind: 'declaration', property: node.prop, text: withoutSpaces(node.toString()), uses: propertiesIn(node.value) }]
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, names: namesIn(text, context.attributeNamesIn) }))
    return [{ kind: 'block', prelude: '', selectors, nodes: innerOf(node.nodes, below(context)) }]
  }
  const text = node.toString()
  const name = definedName(node.name, node.params, text)
  if (name !== undefined) {
    if (!context.isTop) throw new SiteCodeError(`${text} has to be at the top level of a style file`)
    return [{ kind: 'definition', name, text, uses: propertiesIn(text), sets: [...propertiesSetIn(text), name] }]
  }
  if (!node.nodes) return [{ kind: 'statement', text: `${text};` }]
  if (node.name === 'view-transition') return [{ kind: 'statement', text }]
  return [{ kind: 'block', prelude: `@${node.name} ${node.params}`, selectors: undefined, nodes: innerOf(node.nodes, below(context)) }]
}

/** A declaration without the spaces after commas that a minifier leaves where a value has `var()`. Texts in quotation marks stay. */
const withoutSpaces = (text: string) => text.replace(/("[^"]*"|'[^']*')|,\s+/g, (_, quoted: string | undefined) => quoted ?? ',')

const below = (context: Context): Context => ({ ...context, isTop: false })

const innerOf = (nodes: readonly ChildNode[], context: Context) => nodes.flatMap((node) => nodesOf(node, context))

/** Custom properties that a text sets. */
const propertiesSetIn = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, property = '']) => property)

/** Custom properties that a text reads. */
const propertiesIn = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, property = '']) => property)

function definedName(rule: string, params: string, text: string): string | undefined {
  if (rule === 'keyframes' || rule === 'property') return params
  return rule === 'font-face' ? /font-family:\s*["']?([^;"'}]+)/.exec(text)?.[1] : undefined
}

/** Brackets of a pseudo-class: a name in them may be an alternative or a negation, so the selector can match without it. */
const BRACKETS = /::?[\w-]+\([^()]*\)/
const withoutBrackets = (selector: string): string => (BRACKETS.test(selector) ? withoutBrackets(selector.replace(BRACKETS, '')) : selector)

/** Attributes that are not fixed: a script may set them, so the selector can match without them at first. */
const ATTRIBUTE = /\[[^\]]*\]/g

function namesIn(selector: string, attributeNamesIn: Context['attributeNamesIn']): string[] {
  const certain = withoutBrackets(selector)
  const named = certain.replace(ATTRIBUTE, '')
  const classes = [...named.matchAll(/\.[\w-]+/g)].map(([name]) => name)
  const elements = [...named.matchAll(/(?<=^|[\s>+~&])[a-z][a-z0-9]*/g)].map(([name]) => name)
  return [...classes, ...elements, ...attributeNamesIn(certain)]
}

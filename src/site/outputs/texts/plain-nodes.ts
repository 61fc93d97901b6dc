import type { ArticleComponent, ArticleNode } from '../../../../schemas/components/index'
import { required } from '../../../engine/problems/problem'
import type { BodyNode, Tag } from '../../../engine/schema/body'

/** The only component that plain texts have. */
export type PlainPicture = Omit<Extract<ArticleComponent, { name: 'Picture' }>, 'children'> & { children: readonly [] }
/** A node of a text whose components are pictures only. */
export type PlainNode = BodyNode<PlainPicture>

type Children = readonly (PlainNode | string)[]

const element = (tag: Tag, ...children: Children): PlainNode => ({
  type: 'element',
  tag,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

const noted = (text: string) => element('p', element('em', text))

/** The node type of each component, by name. */
type Nodes = { [Name in ArticleComponent['name']]: Extract<ArticleComponent, { name: Name }> }

/** What each component becomes, given its plain children. A component that is missing here is a compile error. */
const forms: { [Name in keyof Nodes]: (node: Nodes[Name], children: readonly PlainNode[]) => readonly PlainNode[] } = {
  Callout: ({ props: { title } }, children) => [
    element('blockquote', ...(title === undefined ? [] : [element('p', element('strong', title))]), ...children),
  ],
  Details: ({ props }, children) => [element('p', element('strong', props.summary)), ...children],
  Figure: ({ props }, children) => [...children, noted(props.caption)],
  Quote: ({ props: { by, role } }, children) => [
    element('blockquote', ...children, element('p', `— ${role === undefined ? by : `${by}, ${role}`}`)),
  ],
  Stats: ({ props }) => [element('ul', ...props.items.map(({ value, label }) => element('li', element('strong', value), ` ${label}`)))],
  BarChart: ({ props: { caption, unit, items, bars, measure } }) => [
    element(
      'table',
      element('thead', element('tr', element('th', bars), element('th', measure))),
      element('tbody', ...items.map(({ label, value }) => element('tr', element('td', label), element('td', `${value}${unit}`)))),
    ),
    noted(caption),
  ],
  Picture: (node) => [{ ...node, children: [] }, ...(node.props.caption === undefined ? [] : [noted(node.props.caption)])],
  Steps: (_, children) => children,
}

/** The text of an article with every component except pictures replaced by plain elements with the same content. Charts become tables. */
export const plainNodes = (nodes: readonly ArticleNode[]): readonly PlainNode[] =>
  // Most nodes hold no component and are returned as they are: copying all would be up to a fifth of the work of an output.
  nodes.every(isPlain) ? nodes : nodes.flatMap(plainNode)

const isPlain = (node: ArticleNode): node is PlainNode => node.type === 'text' || (node.type === 'element' && node.children.every(isPlain))

function plainNode(node: ArticleNode): readonly PlainNode[] {
  if (node.type === 'text') return [node]
  const children = plainNodes(node.children)
  return node.type === 'element' ? [{ ...node, children }] : formOf(node.name, node, children)
}

function formOf<Name extends keyof Nodes>(name: Name, node: Nodes[Name], children: readonly PlainNode[]) {
  const table: { [Each in keyof Nodes]: (node: Nodes[Each], children: readonly PlainNode[]) => readonly PlainNode[] } = forms
  // The types ask for each one; a build does not check types.
  return required(table[name], `the plain form of the component ${name} in src/site/outputs/texts/plain-nodes.ts`)(node, children)
}

import type { HastNode } from 'satteri'
import type { ArticleNode } from '../../../schemas/components/index'
import { isTag } from '../../engine/content/mdx/mdx-body'
import { slugify } from '../../engine/lib/text'
import type { Heading } from '../../engine/schema/body'

type Jsx = Extract<HastNode, { type: 'mdxJsxFlowElement' }>

/** The text of an article known to be without mistakes: its nodes, headings and number of words, as in `Body`. */
export function floorText(tree: HastNode) {
  const headings: Heading[] = []
  let words = 0

  const children = (node: HastNode): ArticleNode[] => ('children' in node ? node.children.flatMap(visit) : [])
  const visit = (node: HastNode): ArticleNode[] => {
    if (node.type === 'text') {
      words += node.value.split(' ').length
      return [{ type: 'text', value: node.value }]
    }
    if (node.type === 'mdxJsxFlowElement') return component(node, children(node))
    if (node.type !== 'element') return []
    const { tagName, properties } = node
    if (!isTag(tagName)) return []
    const id = tagName === 'h2' ? slugify(textOf(node)) : undefined
    if (id !== undefined) headings.push({ level: 2, id, text: textOf(node) })
    const { href, style } = properties
    const align = style === 'text-align: right' ? 'right' : undefined
    return [{ type: 'element', tag: tagName, id, href: typeof href === 'string' ? href : undefined, align, children: children(node) }]
  }
  return { nodes: children(tree), headings, words: () => words }
}

const textOf = (node: HastNode): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/** The components that occur in benchmark articles. */
function component({ name, attributes }: Jsx, children: readonly ArticleNode[]): ArticleNode[] {
  const value = (wanted: string) => {
    const found = attributes.find((attribute) => 'name' in attribute && attribute.name === wanted)
    return typeof found?.value === 'string' ? found.value : ''
  }
  switch (name) {
    case 'Callout':
      return [{ type: 'component', name, props: { tone: 'note', title: value('title') }, children }]
    case 'Figure':
      return [{ type: 'component', name, props: { caption: value('caption') }, children }]
    case 'Steps':
      return [{ type: 'component', name, props: {}, children }]
    default:
      throw new Error(`The floor knows no component ${String(name)}.`)
  }
}

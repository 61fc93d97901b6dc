import type { SiteProblem } from '../../problems/problem'
import type { Body, BodyNode } from '../../schema/body'
import type { ParsedComponent, ParsedNode } from '../mdx/mdx-body'
import { outline } from '../mdx/outline'
import type { ContentModel } from '../model/content-model'
import { type Facts, factsInProps, fillFacts, unknownFact } from './facts'
import { dataWithSiteName } from './site-name'

/**
 * What a site defines for its articles: their components, the ids that their pages have besides those of headings, and what it extracts
 * from texts.
 */
type ArticleModel = Pick<ContentModel, 'components' | 'reservedHeadingIds' | 'searchTerms'>

/** The nodes of a text as they were parsed, its file, and what the site defines for articles. */
export type BodyInput = { file: string; nodes: readonly ParsedNode[]; model: ArticleModel }

/** The values for places in texts. */
export type TextValues = { facts: Facts; siteName: string }

/** Replaces facts and the name of the site in the text of an article by their values, in attributes and components, too. */
export function fillBody(
  { file, nodes, model }: BodyInput,
  { facts, siteName }: TextValues,
): { body: Body; problems: readonly SiteProblem[] } {
  const problems: SiteProblem[] = []
  const fact = (key: string, place: ParsedComponent['place']) => {
    const found = facts.get(key)
    if (!found) problems.push(unknownFact(key, { file, ...place }, facts))
    return found ?? { value: '', label: '' }
  }
  const fillNode = (node: ParsedNode): BodyNode => {
    if (node.type === 'text') return node
    if (node.type === 'name') return { type: 'text', value: siteName }
    if (node.type === 'element') return { ...node, children: fillNodes(node.children) }
    const { place, ...component } = node
    for (const key of factsInProps(component.props)) fact(key, place)
    const definition = model.components[component.name]
    const named = definition ? dataWithSiteName(component.props, definition.schema, siteName) : component.props
    const props = fillFacts(named, facts)
    const filled = definition?.fill?.(props, (key) => fact(key, place)) ?? props
    if (typeof filled === 'string') return { type: 'text', value: filled }
    return { ...component, props: filled, children: fillNodes(component.children) }
  }
  const fillNodes = (own: readonly ParsedNode[]): BodyNode[] => {
    const filled = own.map(fillNode)
    return own.some(({ type }) => type === 'name') ? joined(filled) : filled
  }
  return { body: outline(fillNodes(nodes), { pageIds: model.reservedHeadingIds, searchTerms: model.searchTerms }), problems }
}

/** Merges adjacent texts into one, as if the name of the site were written out. */
function joined(nodes: readonly BodyNode[]): BodyNode[] {
  const all: BodyNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (node.type === 'text' && last?.type === 'text') all[all.length - 1] = { type: 'text', value: last.value + node.value }
    else all.push(node)
  }
  return all
}

import type { Graph } from '../../graph/graph'
import type { Block } from '../pdf-document'
import { heading, lead, table } from './text-blocks'

/** The models of engagement, under a heading. */
export function engagementBlocks({ pages }: Graph, title: string): Block[] {
  const { brief, columns } = pages.documents
  const { head, items } = pages.services.models
  return [
    heading(1, title),
    ...(head.lede === undefined ? [] : [lead(head.lede)]),
    table(
      brief.modelsCaption,
      [columns.model, columns.terms, columns.suits, columns.range],
      items.map(({ title: model, description, suits, price, terms }) => [
        { text: model, style: 'strong' },
        description,
        suits,
        `${price} ${terms}`,
      ]),
    ),
  ]
}

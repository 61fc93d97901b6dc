import { createElement, Fragment, type ReactNode } from 'react'
import type { ArticleNode } from '../../../../schemas/components/index'
import { nonBreakingHeading, nonBreakingNumbers } from '../../../engine/lib/non-breaking'
import type { Tag } from '../../../engine/schema/body'
import { BodyElement, type BodyWords } from './BodyElement'
import { bodyComponent } from './body-components'
import type { CodeSetting } from './CodeBlock'
import type { TableName } from './TableScroll'
import { headsOf } from './table-heads'
import type { ElementNode } from './text-in'

/** Elements that may only contain elements: white space in them is left out. */
const HOLDERS: ReadonlySet<Tag> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr'])

/** Functions that set the text of elements, where it is not `joined`: code stays as it is. */
const SETTINGS: Readonly<Record<string, (text: string) => string>> = {
  h2: nonBreakingHeading,
  h3: nonBreakingHeading,
  h4: nonBreakingHeading,
  code: (text) => text,
}

/** Nodes of an article. Their order never changes, so they need no keys. */
export function BodyNodes({ nodes, ...around }: Around & { nodes: readonly ArticleNode[] }) {
  return createElement(Fragment, null, ...nodes.map((node, index) => view(node, around, index)))
}

/**
 * Context that nodes get from the surrounding text: the name of tables at this position, settings of code blocks, and words; in a table the
 * column heads; in an element how its text is set.
 */
type Around = {
  tableName: TableName
  code: CodeSetting
  words: BodyWords
  heads?: readonly string[] | undefined
  set?: ((text: string) => string) | undefined
}

function view(node: ArticleNode, outer: Around, index: number): ReactNode {
  if (node.type === 'text') return (outer.set ?? nonBreakingNumbers)(node.value)
  const around = node.type === 'element' ? aroundIn(node, outer) : outer
  const children = node.children.length > 0 ? <BodyNodes nodes={childrenOf(node)} {...around} /> : undefined
  if (node.type === 'component') return bodyComponent(node.name, node, { children, words: outer.words })
  return (
    <BodyElement node={node} {...around} column={index}>
      {children}
    </BodyElement>
  )
}

function aroundIn(node: ElementNode, around: Around): Around {
  if (node.tag === 'table') return { ...around, heads: headsOf(node) }
  const set = SETTINGS[node.tag]
  return set ? { ...around, set } : around
}

const childrenOf = (node: Exclude<ArticleNode, { type: 'text' }>): readonly ArticleNode[] =>
  node.type === 'element' && HOLDERS.has(node.tag)
    ? node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    : node.children

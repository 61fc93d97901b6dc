import { createElement, Fragment } from 'react'
import type { ArticleNode } from '../../../../schemas/components'
import { fill } from '../../../engine/lib/text'
import type { Heading } from '../../../engine/schema/body'
import { BodyNodes } from './BodyNodes'
import type { CodeSetting } from './CodeBlock'
import type { TableName } from './TableScroll'

type ProseProps = {
  nodes: readonly ArticleNode[]
  /** Title of the text: the name of tables before the first heading. */
  label: string
  /** Headings that have a link to themselves, so that its address can be copied. */
  headings: readonly Heading[]
  words: {
    /** Accessible name of such a link, with `{heading}`. */
    headingLink: string
    code: CodeSetting['words']
  }
  codeLines: CodeSetting['linesOf']
}

/** The text of an article. Each table is named by the heading above it. */
export function Prose({ nodes, label, headings, words, codeLines }: ProseProps) {
  const code = { words: words.code, linesOf: codeLines }
  const names = new Map(headings.map(({ id, text }) => [id, fill(words.headingLink, { heading: text })]))
  const parts = parted(nodes, label).map(({ heading, ...part }) => {
    const id = heading?.id ?? ''
    const name = names.get(id)
    return createElement(
      Fragment,
      null,
      heading && <BodyNodes nodes={[heading]} tableName={part.tableName} code={code} />,
      // Beside the heading and not inside, where it would be read as a part of the heading.
      name && createElement('a', { href: `#${id}`, 'aria-label': name }),
      <BodyNodes {...part} code={code} />,
    )
  })
  return createElement('div', { className: 'prose' }, ...parts)
}

type HeadingNode = Extract<ArticleNode, { type: 'element' }>
type Part = { heading?: HeadingNode; nodes: ArticleNode[]; tableName: TableName }

/** Splits a text into the part before the first heading, and a part for each heading. */
function parted(nodes: readonly ArticleNode[], label: string): readonly Part[] {
  const parts: Part[] = [{ nodes: [], tableName: { label } }]
  for (const node of nodes) {
    if (node.type === 'element' && node.id !== undefined) parts.push({ heading: node, nodes: [], tableName: { labelledBy: node.id } })
    else parts.at(-1)?.nodes.push(node)
  }
  return parts
}

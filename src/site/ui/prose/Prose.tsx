import { createElement, Fragment, type ReactNode } from 'react'
import type { ArticleNode } from '../../../../schemas/components/index'
import { fill } from '../../../engine/lib/text'
import type { Heading } from '../../../engine/schema/body'
import type { PulledFigure } from '../../graph/pulled/pulled-figure'
import type { BodyWords } from './BodyElement'
import { BodyNodes } from './BodyNodes'
import type { CodeSetting } from './CodeBlock'
import { PulledNote } from './PulledNote'
import type { TableName } from './TableScroll'

type ProseProps = {
  nodes: readonly ArticleNode[]
  /** Title of the text: the name of tables before the first heading. */
  label: string
  /** Headings that have a link to themselves, so that visitors can copy its address. */
  headings: readonly Heading[]
  words: {
    /** Accessible name of such a link, with `{heading}`. */
    headingLink: string
    code: CodeSetting['words']
  } & BodyWords
  codeLines: CodeSetting['linesOf']
  /** Figures in the margin, by the paragraph next to them. */
  pulled?: ReadonlyMap<ArticleNode, PulledFigure>
}

/** The text of an article. Each table is named by the heading above it. */
export function Prose({ nodes, label, headings, words, codeLines, pulled }: ProseProps) {
  const setting = { code: { words: words.code, linesOf: codeLines }, words }
  const names = new Map(headings.map(({ id, text }) => [id, fill(words.headingLink, { heading: text })]))
  const parts = parted(nodes, label).map(({ heading, ...part }) => {
    const id = heading?.id ?? ''
    const name = names.get(id)
    return createElement(
      Fragment,
      null,
      heading && <BodyNodes nodes={[heading]} tableName={part.tableName} {...setting} />,
      // After the heading and not inside it, where it would be read as a part of the heading.
      name && createElement('a', { href: `#${id}`, 'aria-label': name }),
      ...withNotes(part, setting, pulled),
    )
  })
  return createElement('div', { className: 'prose' }, ...parts)
}

/** The nodes of a part, with each margin note at the end of its paragraph. */
function withNotes({ nodes, tableName }: Omit<Part, 'heading'>, setting: Setting, pulled: ProseProps['pulled']) {
  const pieces: ReactNode[] = []
  let from = 0
  for (const [index, node] of nodes.entries()) {
    const figure = pulled?.get(node)
    if (!figure || node.type === 'text') continue
    pieces.push(
      <BodyNodes nodes={nodes.slice(from, index)} tableName={tableName} {...setting} />,
      <p>
        <BodyNodes nodes={node.children} tableName={tableName} {...setting} />
        <PulledNote {...figure} />
      </p>,
    )
    from = index + 1
  }
  pieces.push(<BodyNodes nodes={nodes.slice(from)} tableName={tableName} {...setting} />)
  return pieces
}

type HeadingNode = Extract<ArticleNode, { type: 'element' }>
type Part = { heading?: HeadingNode; nodes: ArticleNode[]; tableName: TableName }

type Setting = { code: CodeSetting; words: BodyWords }

/** Splits a text into the part before the first heading, and a part for each heading. */
function parted(nodes: readonly ArticleNode[], label: string): readonly Part[] {
  const parts: Part[] = [{ nodes: [], tableName: { label } }]
  for (const node of nodes) {
    if (node.type === 'element' && node.id !== undefined) parts.push({ heading: node, nodes: [], tableName: { labelledBy: node.id } })
    else parts.at(-1)?.nodes.push(node)
  }
  return parts
}

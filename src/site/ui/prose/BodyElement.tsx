import { createElement, type ReactNode } from 'react'
import type { Tag } from '../../../engine/schema/body'
import { Address } from '../figures/Address'
import type { PictureWords } from './ArticlePicture'
import { CodeBlock, type CodeSetting } from './CodeBlock'
import { NoteItem, type NoteWords } from './NoteItem'
import { NoteMention } from './NoteMention'
import { type TableName, TableScroll } from './TableScroll'
import { Task, type TaskWords } from './Task'
import { isWide } from './table-heads'
import { type ElementNode, textIn } from './text-in'

/** Words of elements that are read aloud in addition to their text. */
export type BodyWords = { notes: NoteWords; tasks: TaskWords; pictures: PictureWords }

type BodyElementProps = {
  node: ElementNode
  /** Accessible name of a table at this position. */
  tableName: TableName
  code: CodeSetting
  words: BodyWords
  /** Column heads of the enclosing table, and the index of the cell in its row. */
  heads?: readonly string[] | undefined
  column: number
  children: ReactNode
}
type View = (props: BodyElementProps) => ReactNode

const plain: View = ({ node, children }) => createElement(node.tag, null, children)
const empty: View = ({ node }) => createElement(node.tag)

const isStrong = (node: ElementNode['children'][number]) => node.type === 'element' && node.tag === 'strong'

const heading: View = ({ node, children }) => createElement(node.tag, { id: node.id }, children)

/** Maximum length of a cell that stays on one line, in characters, in tables with up to this many columns. */
const ONE_LINE = 10
const FEW_COLUMNS = 3

/** A cell with a date: on one line unless the window is narrow (TableScroll.css). */
const DATE = /^\p{L}+ \d{1,2}, \d{4}$/u

/** A first cell that names its row: one with letters. A plain number is a value. */
const NAME = /\p{L}/u

const cell: View = ({ node, heads, column, children: parts }) => {
  const text = node.children.every(({ type }) => type === 'text') ? textIn(node) : ''
  const isShort = heads && heads.length <= FEW_COLUMNS && text.length <= ONE_LINE
  const children = text && isShort ? text.replaceAll(' ', '\u00a0') : parts
  if (node.tag === 'th')
    return (
      <th data-align={node.align} scope="col">
        {children}
      </th>
    )
  const className = DATE.test(text) ? 'date' : undefined
  if (heads && column === 0 && NAME.test(textIn(node)))
    return (
      <th className={className} data-align={node.align} scope="row">
        {children}
      </th>
    )
  return (
    <td className={className} data-align={node.align} data-head={column > 0 ? heads?.[column] : undefined}>
      {children}
    </td>
  )
}

/** A part of a formula in parentheses, which stays on one line if it fits on one. */
const PART = /(\([^()]*÷[^()]*\))/
/** A space of a formula at which its line must not break: one that is not before an operator. */
const INNER_SPACE = / (?![÷−])/g

const inlineCode: View = ({ node, children }) => {
  const text = textIn(node)
  if (!PART.test(text)) return <code>{children}</code>
  // `split` with a capturing group: the parts in parentheses are at the odd indexes.
  const pieces = text.replace(INNER_SPACE, '\u00a0').split(PART)
  return createElement('code', null, ...pieces.map((piece, index) => (index % 2 === 1 ? createElement('span', null, piece) : piece)))
}

/** `noopener` prevents other sites from accessing this window. */
const relOf = (href = '') => (/^https?:/.test(href) ? 'noopener' : undefined)

/** The content of a link: an email address breaks only after its @, and a telephone number nowhere. */
const linkContent: View = ({ node, children }) => {
  const text = textIn(node)
  if (node.href === `mailto:${text}`) return <Address text={text} />
  return node.href?.startsWith('tel:') ? <span className="nowrap">{children}</span> : children
}

const views = {
  // In an interview, questions are paragraphs that are entirely bold.
  p: ({ node, children }) => <p className={node.children.every(isStrong) ? 'question' : undefined}>{children}</p>,
  h2: heading,
  h3: heading,
  h4: heading,
  em: plain,
  strong: plain,
  del: plain,
  code: inlineCode,
  pre: ({ node, code }) => <CodeBlock code={textIn(node)} info={node.code} {...code} />,
  blockquote: plain,
  ul: plain,
  ol: ({ node, children }) => <ol start={node.start}>{children}</ol>,
  li: ({ node: { done, note }, words, children }) => {
    if (note)
      return (
        <NoteItem note={note} words={words.notes}>
          {children}
        </NoteItem>
      )
    return done === undefined ? (
      <li>{children}</li>
    ) : (
      <Task done={done} words={words.tasks}>
        {children}
      </Task>
    )
  },
  dl: plain,
  dt: plain,
  dd: plain,
  a: (props) => (
    <a href={props.node.href} title={props.node.title} rel={relOf(props.node.href)}>
      {linkContent(props)}
    </a>
  ),
  br: empty,
  sup: ({ node: { note }, words }) => note && <NoteMention note={note} words={words.notes} />,
  hr: empty,
  table: ({ node, tableName, children }) => (
    <TableScroll name={tableName} stacked={isWide(node)}>
      {children}
    </TableScroll>
  ),
  thead: plain,
  tbody: plain,
  tr: plain,
  th: cell,
  td: cell,
} satisfies Record<Tag, View>

/** An element from Markdown, with its rendered children. */
export function BodyElement(props: BodyElementProps) {
  const view: View = views[props.node.tag]
  return view(props)
}

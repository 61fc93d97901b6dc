import { type BodyNode, TAGS, type Tag } from '../../schema/body'
import type { ComponentProps } from '../../schema/component'
import type { TextBlock } from './mdx-blocks'

/** A component before facts are filled in. */
export type ParsedComponent = {
  type: 'component'
  name: string
  props: ComponentProps
  children: readonly ParsedNode[]
  place: { line: number; column: number }
}

/** A node of a parsed text, before facts are filled in. */
export type ParsedNode =
  | Extract<BodyNode, { type: 'text' }>
  | (Omit<Extract<BodyNode, { type: 'element' }>, 'children'> & { children: readonly ParsedNode[] })
  | ParsedComponent

/** A parsed text, before facts are filled in. */
export type ParsedBody = {
  nodes: readonly ParsedNode[]
  links: readonly { href: string; line: number; column: number }[]
  /** The text by blocks, with their places. */
  blocks: readonly TextBlock[]
  /** Whether the text has no mistakes. If it has, some of its headings may be missing. */
  isComplete: boolean
}

const tags: ReadonlySet<string> = new Set(TAGS)

/** Whether an article may have this element. */
export const isTag = (name: string): name is Tag => tags.has(name)

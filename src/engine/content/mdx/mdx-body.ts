import { type BodyNode, TAGS, type Tag } from '../../schema/body'
import type { ComponentProps } from '../../schema/component'
import type { TextBlock } from './mdx-blocks'

/** A component as it was written: facts are still keys. */
export type ParsedComponent = {
  type: 'component'
  name: string
  props: ComponentProps
  children: readonly ParsedNode[]
  place: { line: number; column: number }
}

/** A node of a parsed text; facts are not in yet. */
export type ParsedNode =
  | Extract<BodyNode, { type: 'text' }>
  | (Omit<Extract<BodyNode, { type: 'element' }>, 'children'> & { children: readonly ParsedNode[] })
  | ParsedComponent

/** A parsed text before facts are in. */
export type ParsedBody = {
  nodes: readonly ParsedNode[]
  links: readonly { href: string; line: number; column: number }[]
  /** The words by block, with their places. */
  blocks: readonly TextBlock[]
  /** Whether nothing of the text was refused: of one with a mistake, not every heading is known. */
  isComplete: boolean
}

const tags: ReadonlySet<string> = new Set(TAGS)

/** Says whether Markdown of ours may make this element. */
export const isTag = (name: string): name is Tag => tags.has(name)

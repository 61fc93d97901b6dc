import { type BodyNode, TAGS, type Tag } from '../../schema/body'
import type { ComponentProps } from '../../schema/component'
import type { PictureNeeds } from '../../schema/fields'
import type { TextBlock } from './mdx-blocks'

/** A place in the file of a text. */
export type TextPlace = { file: string; line: number; column: number }

/** A component before facts are filled in. */
export type ParsedComponent = {
  type: 'component'
  name: string
  props: ComponentProps
  children: readonly ParsedNode[]
  place: { line: number; column: number }
}

/** A node of a parsed text, before facts and the name of the site (nodes of type `name`) are filled in. */
export type ParsedNode =
  | { type: 'name' }
  | Extract<BodyNode, { type: 'text' }>
  | (Omit<Extract<BodyNode, { type: 'element' }>, 'children'> & { children: readonly ParsedNode[] })
  | ParsedComponent

/** A parsed text. */
export type ParsedBody = {
  links: readonly TextLink[]
  pictures: readonly TextPicture[]
  /** Whether the text has no mistakes. If it has, some of its headings may be missing. */
  isComplete: boolean
  /** The input of a review of the text. Undefined if the text has its review and was not parsed again. */
  trees: TextTrees | undefined
}

/** The nodes of a text, before facts are filled in, and its words by blocks, with their places. */
export type TextTrees = { nodes: readonly ParsedNode[]; blocks: readonly TextBlock[] }

/** A picture that a text shows: the name of its file, its text, the sizes that it needs, and its place. */
export type TextPicture = { src: string; alt: string; needs: PictureNeeds; line: number; column: number }

/** A link in a text, with its place. */
export type TextLink = { href: string; line: number; column: number }

const tags: ReadonlySet<string> = new Set(TAGS)

/** Whether an article may have this element. */
export const isTag = (name: string): name is Tag => tags.has(name)

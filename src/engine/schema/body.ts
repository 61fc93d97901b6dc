import type * as z from 'zod'
import type { ComponentDefinition, ComponentProps, ComponentTable } from './component'

/** The elements that the text of an article can have. */
export const TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'em',
  'strong',
  'del',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'br',
  'sup',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type Tag = (typeof TAGS)[number]

/** A component of an article, with facts filled in. */
export type BodyComponent = { type: 'component'; name: string; props: ComponentProps; children: readonly BodyNode[] }

/** The type of the components of a table on pages. Those that `fill` turns into text are left out. */
export type ComponentNode<Table extends ComponentTable> = {
  [Name in keyof Table & string]: Table[Name] extends ComponentDefinition<z.ZodObject, infer Filled>
    ? [Filled] extends [string]
      ? never
      : { type: 'component'; name: Name; props: Filled; children: readonly BodyNode<ComponentNode<Table>>[] }
    : never
}[keyof Table & string]

/** Metadata of a block of code: its language, a title such as the name of a file, and the numbers of lines to mark, from 1. */
export type CodeInfo = { language?: string; title?: string; marked?: readonly number[] }

/**
 * A footnote, by its number: on `sup`, which mention of it this is, from 1; on the `li` that is the footnote, how often it is mentioned.
 */
export type NoteMark = { number: number; mention: number }

/** A node of the text of an article. Plain data. */
export type BodyNode<Component = BodyComponent> =
  | { type: 'text'; value: string }
  | {
      type: 'element'
      tag: Tag
      id?: string
      href?: string
      title?: string
      align?: 'left' | 'center' | 'right'
      start?: number
      /** Only for `pre`. */
      code?: CodeInfo
      /** Only for an item of a list of tasks: whether it is done. */
      done?: boolean
      /** Only for `sup` and `li`. */
      note?: NoteMark
      children: readonly BodyNode<Component>[]
    }
  | Component

/** A heading of a body: its level, its anchor and its words. */
export type Heading = { level: 2 | 3 | 4; id: string; text: string }

declare const nodesIn: unique symbol
/** The nodes of a text as JSON: one string is cheap to keep, to compare and to pass to a thread. `parseNodes` parses it. */
export type SerializedNodes<Component = BodyComponent> = string & { readonly [nodesIn]: Component }

export const serializeNodes = <Component>(nodes: readonly BodyNode<Component>[]): SerializedNodes<Component> =>
  JSON.stringify(nodes) as SerializedNodes<Component>

/** Parses the nodes of a text. */
export const parseNodes = <Component>(text: SerializedNodes<Component>): readonly BodyNode<Component>[] =>
  JSON.parse(text) as readonly BodyNode<Component>[]

/** The text of an article, with its headings, links and words. */
export type Body<Component = BodyComponent> = {
  nodes: SerializedNodes<Component>
  headings: readonly Heading[]
  /** The addresses of its links, internal and external, in order. */
  links: readonly string[]
  /** The number of words, for the reading time. */
  words: number
  /** Hash of its nodes: bodies with the same hash are equal, which is known without reading the nodes. */
  key: string
  /** What the site has extracted from the nodes, so that it need not read them for that (`searchTerms` of `defineSite`); may be empty. */
  searchTerms: string
}

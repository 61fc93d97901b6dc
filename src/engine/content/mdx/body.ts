import type { ComponentName, ComponentProps } from '../../../../schemas/components'

/** The elements that Markdown can make in a body. */
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
  'a',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type Tag = (typeof TAGS)[number]

/** A component of an article once facts are in: `Fact` is text by then, `Stats` has its items. */
export type BodyComponent =
  | {
      [Name in Exclude<ComponentName, 'Fact' | 'Stats'>]: {
        type: 'component'
        name: Name
        props: ComponentProps<Name>
        children: readonly BodyNode[]
      }
    }[Exclude<ComponentName, 'Fact' | 'Stats'>]
  | { type: 'component'; name: 'Stats'; props: { items: readonly { label: string; value: string }[] }; children: readonly BodyNode[] }

/** A node of the text of an article: plain data, no markup. */
export type BodyNode =
  | { type: 'text'; value: string }
  | {
      type: 'element'
      tag: Tag
      id?: string
      href?: string
      title?: string
      align?: 'left' | 'center' | 'right'
      start?: number
      language?: string
      children: readonly BodyNode[]
    }
  | BodyComponent

/** A heading of a body: its level, its anchor and its words. */
export type Heading = { level: 2 | 3 | 4; id: string; text: string }

/** The text of an article with what was found in it. */
export type Body = {
  nodes: readonly BodyNode[]
  headings: readonly Heading[]
  /** Addresses that it links to, internal and external, in order. */
  links: readonly string[]
  /** Words, for the reading time. */
  words: number
  /** The text without markup, for the search index. */
  plain: string
}

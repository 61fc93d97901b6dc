import type { ArticleComponent, ArticleNode } from '../../../schemas/components/index'
import type { IsoDate } from '../../engine/lib/dates'
import { type SerializedNodes, serializeNodes, type Tag } from '../../engine/schema/body'

/** An entry as a text, for formats other than pages: feeds and Markdown. */
export type WrittenText = {
  title: string
  /** The line under the title. */
  lede: string
  /** A summary for lists. */
  summary: string
  /** Left out if the company is the author. */
  author?: { name: string; title: string }
  date: IsoDate
  /** When it was last corrected, if it was. */
  updated?: IsoDate
  tags: readonly string[]
} & WrittenNodes

/**
 * The nodes of a text, read lazily, and a key that changes with them. `indexData` is what the index of texts is made from (`indexDataOf`),
 * if precomputed.
 */
export type WrittenNodes = { nodesKey: () => string; nodes: () => SerializedNodes<ArticleComponent>; indexData?: () => string }

/** The plain data of a text: everything except its nodes. */
export type TextFacts = Omit<WrittenText, keyof WrittenNodes>

/** The plain data of a text. */
export const factsOf = ({ nodes: _, nodesKey: _key, indexData: _data, ...facts }: WrittenText): TextFacts => facts

const element = (tag: Tag, ...children: readonly (ArticleNode | string)[]): ArticleNode => ({
  type: 'element',
  tag,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

/** Parts of texts of entries that consist of fields. */
export const section = (id: string, text: string): ArticleNode => ({
  type: 'element',
  tag: 'h2',
  id,
  children: [{ type: 'text', value: text }],
})
export const heading = (text: string) => element('h2', text)
export const subheading = (text: string) => element('h3', text)
export const paragraph = (...parts: readonly (ArticleNode | string)[]) => element('p', ...parts)
const strong = (text: string) => element('strong', text)
export const emphasis = (text: string) => element('em', text)

/** A list of plain texts. */
export const list = (items: readonly string[]) => element('ul', ...items.map((item) => element('li', item)))

/** A list of links, each followed by its text. */
export const linkList = (links: readonly { title: string; href: string; text: string }[]) =>
  element('ul', ...links.map(({ title, href, text }) => element('li', linked(title, href), `: ${text}`)))

const linked = (title: string, href: string): ArticleNode => ({
  type: 'element',
  tag: 'a',
  href,
  children: [{ type: 'text', value: title }],
})

/** A list of labels, each followed by its value. */
export const pairList = (pairs: readonly { label: string; value: string }[], tag: 'ul' | 'ol' = 'ul') =>
  element(tag, ...pairs.map(({ label, value }) => element('li', strong(`${label}:`), ` ${value}`)))

/** A quotation with the person who said it. */
export const quotation = (quote: string, by: string, role: string): ArticleNode => ({
  type: 'component',
  name: 'Quote',
  props: { by, role },
  children: [paragraph(quote)],
})

/** The nodes of an entry that consists of fields. */
export function textOf(nodes: readonly ArticleNode[]): WrittenNodes {
  const text = serializeNodes<ArticleComponent>(nodes)
  return { nodesKey: () => text, nodes: () => text }
}

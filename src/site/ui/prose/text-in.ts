import type { ArticleNode } from '../../../../schemas/components/index'

export type ElementNode = Extract<ArticleNode, { type: 'element' }>

/** The text of an element without its markup. */
export const textIn = ({ children }: ElementNode): string =>
  children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textIn(child) : '')).join('')

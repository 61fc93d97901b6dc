import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Reads a document, or a drawing or another part of one, as a browser does. */
export const htmlTree = (text: string): HtmlNode =>
  /^\s*<(?:!doctype|html)/i.test(text)
    ? parse(text, { sourceCodeLocationInfo: true })
    : parseFragment(text, { sourceCodeLocationInfo: true })

/** An element, and whether it is in a template, so that it is in the document only once a script puts it there. */
export type FoundElement = { element: HtmlElement; inTemplate: boolean }

/** Every element of a tree, in the order of the document. */
export function* elementsOf(node: HtmlNode, inTemplate = false): Generator<FoundElement> {
  if (defaultTreeAdapter.isElementNode(node)) yield { element: node, inTemplate }
  if ('content' in node) yield* elementsOf(node.content, true)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child, inTemplate)
}

/** The value of an attribute; undefined if the element has none of this name. */
export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined => attrs.find((one) => one.name === name)?.value

/** The text in an element that holds nothing but text, such as a script, with its offset. */
export function textIn(element: HtmlElement): { text: string; at: number } {
  const [child] = element.childNodes
  return child && defaultTreeAdapter.isTextNode(child)
    ? { text: child.value, at: child.sourceCodeLocation?.startOffset ?? 0 }
    : { text: '', at: 0 }
}

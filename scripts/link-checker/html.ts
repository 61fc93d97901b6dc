import { attributeOf, elementsOf, type FoundElement, type HtmlElement, htmlTree, textIn } from './html-tree'
import type { FileReferences, Reference } from './reference'
import { describedIn } from './structured-data'
import { addressesInJson, addressesInStyles, isAddress } from './texts'

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data', 'manifest'])

/** Attributes that hold several addresses, each with a size. */
const SETS = new Set(['srcset', 'imagesrcset'])

/** Elements whose address a visitor navigates to. */
const LEADING = new Set(['a', 'area', 'form'])

/** Reads a page, a drawing, or another text of elements; `root` is the address of the site. */
export function readHtml(text: string, root: string): FileReferences {
  const references: Reference[] = []
  const ids: { id: string; at: number }[] = []
  const described: string[] = []
  for (const found of elementsOf(htmlTree(text))) {
    const { element, inTemplate } = found
    for (const reference of [...ofAttributes(found, root), ...ofMeta(element, root), ...ofText(element, root)]) references.push(reference)
    const id = attributeOf(element, 'id')
    if (isStructuredData(element)) described.push(...describedIn(textIn(element).text))
    if (id !== undefined && !inTemplate) ids.push({ id, at: offsetOf(element, 'id') })
  }
  return { references, ids, described }
}

const isStructuredData = (element: HtmlElement) => attributeOf(element, 'type') === 'application/ld+json'

/** The offset of an attribute, or of the element where the parser does not know it. */
const offsetOf = ({ sourceCodeLocation: place }: HtmlElement, attribute: string) =>
  place?.attrs?.[attribute]?.startOffset ?? place?.startOffset ?? 0

function ofAttributes({ element, inTemplate }: FoundElement, root: string): Reference[] {
  if (element.tagName === 'meta') return []
  return element.attrs.flatMap(({ name, prefix, value }) => {
    const by = `\`<${element.tagName} ${name}>\``
    const at = offsetOf(element, prefix ? `${prefix}:${name}` : name)
    if (ADDRESSES.has(name))
      return [{ by, address: value.trim(), at, isNavigation: LEADING.has(element.tagName) && !inTemplate }].filter(
        ({ address }) => address !== '' || name !== 'action',
      )
    if (SETS.has(name)) return value.split(/,\s+/).map((one) => ({ by, address: one.trim().split(/\s+/)[0] ?? '', at }))
    if (name.startsWith('data-')) return wordsOfData(value, root).map((address) => ({ by, address, at }))
    return value.includes('url(') ? addressesInStyles(value, at).map((one) => ({ ...one, at })) : []
  })
}

/** The addresses in a `data-` attribute, if it holds nothing else. A word that ends with a slash is only the beginning of addresses. */
function wordsOfData(value: string, root: string): string[] {
  const words = value.split(/\s+/).filter((word) => word !== '')
  return words.every((word) => isAddress(word, root) && !word.endsWith('/')) ? words : []
}

/** The address in the `content` of a `<meta>`, if it holds one. */
function ofMeta(element: HtmlElement, root: string): Reference[] {
  if (element.tagName !== 'meta') return []
  const content = attributeOf(element, 'content') ?? ''
  const name = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? attributeOf(element, 'http-equiv') ?? ''
  const address = name.toLowerCase() === 'refresh' ? /url=(.*)$/is.exec(content)?.[1] : content
  return address !== undefined && isAddress(address.trim(), root)
    ? [{ by: `\`<meta ${name}>\``, address: address.trim(), at: offsetOf(element, 'content') }]
    : []
}

/** The addresses in styles, structured data and the data of widgets. */
function ofText(element: HtmlElement, root: string): Reference[] {
  const { text, at } = textIn(element)
  if (element.tagName === 'style') return addressesInStyles(text, at)
  if (element.tagName !== 'script' || !attributeOf(element, 'type')?.endsWith('json')) return []
  const by = isStructuredData(element) ? 'The structured data' : 'The data of a widget'
  return addressesInJson(text, { root, by, start: at })
}

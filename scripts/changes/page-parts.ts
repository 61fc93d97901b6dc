import { defaultTreeAdapter } from 'parse5'
import { attributeOf, elementsOf, type HtmlElement, type HtmlNode, htmlTree } from '../link-checker/html-tree'

/**
 * What reviewers see of a page: its title in the browser, its description, the words and pictures of its main part, and the words outside
 * of that.
 */
export type PageParts = { title: string; description: string; words: string; pictures: readonly string[]; frame: string }

/** Elements whose text is not read as words of the page. */
const SILENT = new Set(['script', 'style', 'template', 'svg', 'noscript'])

/** Elements that can be part of a word. All others separate words. */
const IN_WORDS = new Set(['abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup', 'wbr'])

/** Inline elements. All others begin a line of their own. */
const IN_LINES = new Set(['a', 'button', 'label', 'span', 'time', ...IN_WORDS])

/** Reads the HTML of a page. */
export function pageParts(html: string): PageParts {
  const root = htmlTree(html)
  const elements = [...elementsOf(root)].map(({ element }) => element)
  const main = elements.find(({ tagName }) => tagName === 'main')
  const body = elements.find(({ tagName }) => tagName === 'body')
  const title = elements.find(({ tagName }) => tagName === 'title')
  const description = elements.find((element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'description')
  return {
    title: title ? wordsIn(title) : '',
    description: (description && attributeOf(description, 'content')) ?? '',
    words: main ? wordsIn(main) : '',
    pictures: main ? picturesIn(main) : [],
    frame: body ? wordsIn(body, main) : '',
  }
}

/** The words of an element, a line for each of its blocks. `without` is an element in it that is left out. */
const wordsIn = (element: HtmlElement, without?: HtmlElement): string =>
  [...textsIn(element, without)]
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

function* textsIn(node: HtmlNode, without: HtmlElement | undefined): Generator<string> {
  if (node === without) return
  if (defaultTreeAdapter.isTextNode(node)) yield node.value.replaceAll('\n', ' ')
  if (!('childNodes' in node)) return
  const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : ''
  if (SILENT.has(name)) return
  const around = IN_WORDS.has(name) ? '' : IN_LINES.has(name) ? ' ' : '\n'
  yield around
  for (const child of node.childNodes) yield* textsIn(child, without)
  yield around
}

/** The pictures and drawings in an element: the address of each, and what it shows. */
const picturesIn = (element: HtmlElement): string[] =>
  [...elementsOf(element)].flatMap(({ element: picture }) => {
    const { tagName } = picture
    const address = attributeOf(picture, tagName === 'img' ? 'src' : 'href')
    if ((tagName !== 'img' && tagName !== 'use') || address === undefined) return []
    const alt = attributeOf(picture, 'alt')
    return [alt ? `${address} (${alt})` : address]
  })

import { headingsOf } from '../../scripts/audit/headings'

/** An element of a document: its name and its attributes. */
type Element = { name: string; attributes: ReadonlyMap<string, string> }

/** Returns what is wrong with a document. */
export type HtmlRule = (html: string) => string[]

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*\s*(\/?)>/gi
const OPENING_TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

/** Void elements. */
const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/

/** A document without the contents of its scripts and styles. */
const markupOf = (html: string) => html.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3')

/** Elements in order. Our markup has attributes in double quotes, with `<` and `>` escaped. */
function elementsOf(html: string): Element[] {
  return [...markupOf(html).matchAll(OPENING_TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), value])),
  }))
}

/** Names of the children of each element with this name. Our markup closes every element. */
function childrenOf(html: string, parent: string): string[][] {
  const found: string[][] = []
  const open: { name: string; children: string[] }[] = []
  for (const [, isEnd, written = '', isClosed] of markupOf(html).matchAll(TAG)) {
    const name = written.toLowerCase()
    if (isEnd) {
      const closed = open.pop()
      if (closed?.name === parent) found.push(closed.children)
      continue
    }
    open.at(-1)?.children.push(name)
    if (!isClosed && !VOID.test(name)) open.push({ name, children: [] })
  }
  return found
}

const show = ({ name, attributes }: Element) =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}>`.slice(0, 120)

const where = (html: string, isWrong: (element: Element) => boolean) => elementsOf(html).filter(isWrong).map(show)

const levelsOf = (html: string) => headingsOf(html).map(({ level }) => level)

/** Reports the number of `<h1>` if it is not one. */
const oneTitle: HtmlRule = (html) => {
  const titles = levelsOf(html).filter((level) => level === 1).length
  return titles === 1 ? [] : [`${titles} of level 1`]
}

/** Headings that skip a level. */
const noSkippedHeading: HtmlRule = (html) => {
  const levels = levelsOf(html)
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`${level} after ${before}`] : []
  })
}

const valuesOf = (html: string, name: string) => elementsOf(html).flatMap(({ attributes }) => attributes.get(name) ?? [])

/** Ids that several elements have. */
const uniqueIds: HtmlRule = (html) => {
  const ids = valuesOf(html, 'id')
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'popovertarget', 'list']

/** References to elements that do not exist. */
const knownReferences: HtmlRule = (html) => {
  const ids = new Set(valuesOf(html, 'id'))
  return REFERENCES.flatMap((name) =>
    valuesOf(html, name)
      .flatMap((value) => value.split(/\s+/))
      .filter((id) => !ids.has(id))
      .map((id) => `${name}="${id}"`),
  )
}

/** Inline styles, which a strict Content-Security-Policy blocks. */
const noInlineStyle: HtmlRule = (html) => where(html, ({ attributes }) => attributes.has('style'))

/** Inline event handlers. */
const noHandler: HtmlRule = (html) => where(html, ({ attributes }) => [...attributes.keys()].some((key) => key.startsWith('on')))

/** Pictures without a text alternative or a size. */
const wholePictures: HtmlRule = (html) =>
  where(html, ({ name, attributes }) => name === 'img' && !['alt', 'width', 'height'].every((key) => attributes.has(key)))

/** Links without an address, and buttons without a type, which would submit a surrounding form. */
const wholeControls: HtmlRule = (html) =>
  where(html, ({ name, attributes }) => (name === 'a' && !attributes.get('href')) || (name === 'button' && !attributes.has('type')))

/** Types of `<input>` that a browser does not autocomplete. */
const UNFILLED = /^(?:checkbox|radio|file|button|submit|reset|image)$/

/** Controls with an `autocomplete` attribute that browsers cannot autocomplete. */
const noIdleAutocomplete: HtmlRule = (html) =>
  where(
    html,
    ({ name, attributes }) => name === 'input' && attributes.has('autocomplete') && UNFILLED.test(attributes.get('type') ?? 'text'),
  )

/** Figures whose caption is not a single first or last child. */
const captionsAtTheEdge: HtmlRule = (html) =>
  childrenOf(html, 'figure').flatMap((children) => {
    const inner = children.filter((name, index) => name === 'figcaption' && index > 0 && index < children.length - 1)
    const count = children.filter((name) => name === 'figcaption').length
    return inner.length > 0 || count > 1 ? [`<figure> of ${children.join(', ')}`] : []
  })

/** Addresses of other hosts from which something would be loaded. */
const noThirdParty: HtmlRule = (html) =>
  where(html, ({ name, attributes }) => name !== 'a' && /^(?:https?:)?\/\//.test(attributes.get('src') ?? ''))

/** All rules, named by what they ensure. */
export const htmlRules = {
  'has one heading of level 1': oneTitle,
  'skips no level of headings': noSkippedHeading,
  'has no id twice': uniqueIds,
  'names elements that are there': knownReferences,
  'has no inline style': noInlineStyle,
  'has no inline handler': noHandler,
  'says what its pictures show and how large they are': wholePictures,
  'has links with an address and buttons with a type': wholeControls,
  'asks a browser to fill in only what can be filled in': noIdleAutocomplete,
  'has the caption of a figure first or last in it': captionsAtTheEdge,
  'loads nothing from other hosts': noThirdParty,
} as const satisfies Record<string, HtmlRule>

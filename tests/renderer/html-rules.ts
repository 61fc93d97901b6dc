import { headingsOf } from '../../scripts/audit/headings'

/** An element of a document: its name and its attributes as they are written. */
type Element = { name: string; attributes: ReadonlyMap<string, string> }

/** What is wrong with a document; empty where nothing is. */
export type HtmlRule = (html: string) => string[]

const OPENING_TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

/** Elements in order. Markup of ours has its attributes in double quotes, with `<` and `>` escaped. */
function elementsOf(html: string): Element[] {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3')
  return [...markup.matchAll(OPENING_TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), value])),
  }))
}

const show = ({ name, attributes }: Element) =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}>`.slice(0, 120)

const where = (html: string, isWrong: (element: Element) => boolean) => elementsOf(html).filter(isWrong).map(show)

const levelsOf = (html: string) => headingsOf(html).map(({ level }) => level)

/** The number of headings of level 1 where it is not one. */
const oneTitle: HtmlRule = (html) => {
  const titles = levelsOf(html).filter((level) => level === 1).length
  return titles === 1 ? [] : [`${titles} of level 1`]
}

/** Headings that go down by more than one level. */
const noSkippedHeading: HtmlRule = (html) => {
  const levels = levelsOf(html)
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`${level} after ${before}`] : []
  })
}

const valuesOf = (html: string, name: string) => elementsOf(html).flatMap(({ attributes }) => attributes.get(name) ?? [])

/** Ids that two elements have. */
const uniqueIds: HtmlRule = (html) => {
  const ids = valuesOf(html, 'id')
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'popovertarget', 'list']

/** References to an element that is not there. */
const knownReferences: HtmlRule = (html) => {
  const ids = new Set(valuesOf(html, 'id'))
  return REFERENCES.flatMap((name) =>
    valuesOf(html, name)
      .flatMap((value) => value.split(/\s+/))
      .filter((id) => !ids.has(id))
      .map((id) => `${name}="${id}"`),
  )
}

/** Elements that carry their own style: a strict policy would not apply it. */
const noInlineStyle: HtmlRule = (html) => where(html, ({ attributes }) => attributes.has('style'))

/** Elements that carry code. */
const noHandler: HtmlRule = (html) => where(html, ({ attributes }) => [...attributes.keys()].some((key) => key.startsWith('on')))

/** Pictures that say not what they show, or not how large they are. */
const wholePictures: HtmlRule = (html) =>
  where(html, ({ name, attributes }) => name === 'img' && !['alt', 'width', 'height'].every((key) => attributes.has(key)))

/** Links without an address, and buttons without a type: the latter would send a form around them. */
const wholeControls: HtmlRule = (html) =>
  where(html, ({ name, attributes }) => (name === 'a' && !attributes.get('href')) || (name === 'button' && !attributes.has('type')))

/** Addresses of other hosts from which something would be loaded. */
const noThirdParty: HtmlRule = (html) =>
  where(html, ({ name, attributes }) => name !== 'a' && /^(?:https?:)?\/\//.test(attributes.get('src') ?? ''))

/** All rules, by what keeping them says about a document. */
export const htmlRules = {
  'has one heading of level 1': oneTitle,
  'skips no level of headings': noSkippedHeading,
  'has no id twice': uniqueIds,
  'names elements that are there': knownReferences,
  'has no inline style': noInlineStyle,
  'has no inline handler': noHandler,
  'says what its pictures show and how large they are': wholePictures,
  'has links with an address and buttons with a type': wholeControls,
  'loads nothing from other hosts': noThirdParty,
} as const satisfies Record<string, HtmlRule>

import { nearest } from '../../lib/nearest.mjs'
import { capitalized } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import type { Body, BodyNode } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import type { ParsedComponent, ParsedNode } from '../mdx/mdx-body'
import { outline } from '../mdx/outline'
import type { FactTable } from '../model/site-files'
import { type FieldPath, placeOfField, type Source } from '../parse/source'

/** Value and label of each fact by its key; `key.word` and `key.Word` are the value in words. */
export type Facts = ReadonlyMap<string, { value: string; label: string }>

/** The facts by the keys that texts may use. */
export const factsOf = (declared: FactTable): Facts =>
  new Map(
    Object.entries(declared).flatMap(([key, { value, word, label }]) => [
      [key, { value, label }] as const,
      ...(word === undefined
        ? []
        : [[`${key}.word`, { value: word, label }] as const, [`${key}.Word`, { value: capitalized(word), label }] as const]),
    ]),
  )

const PLACE = /\{fact:([^{}\s]*)\}/g

/** The key of a fact by the name that a text has for it: `clients.word` names the fact `clients`. */
export const factKey = (name: string) => name.replace(/\..*$/s, '')

/** The keys of the facts that a text names. */
export const factsInText = (text: string) => [...text.matchAll(PLACE)].map(([, name = '']) => factKey(name))

const unknownFact = (key: string, place: SiteProblem['place'], facts: Facts) =>
  problem('fact/unknown', place, key, nearest(key, facts.keys()))

/** What every place of a fact begins with. Most texts have none. */
const BEGINS = '{fact:'

/** Whether some text of plain data has a fact. */
function hasFact(data: unknown): boolean {
  if (typeof data === 'string') return data.includes(BEGINS)
  return typeof data === 'object' && data !== null && Object.values(data).some(hasFact)
}

/** Replaces facts in every text of plain data by their values. Data without any is returned as it is. */
export const fillFacts = <Data>(data: Data, facts: Facts): Data => (hasFact(data) ? filled(data, facts) : data)

function filled<Data>(data: Data, facts: Facts): Data {
  if (typeof data === 'string') return data.replace(PLACE, (whole, key: string) => facts.get(key)?.value ?? whole) as Data
  if (Array.isArray(data)) return data.map((item: unknown) => filled(item, facts)) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled<unknown>(value, facts)])) as Data
}

/** Finds unknown facts in a text. */
export const unknownFactsIn = (text: string, path: FieldPath, source: Source, facts: Facts): SiteProblem[] =>
  !text.includes(BEGINS)
    ? []
    : [...text.matchAll(PLACE)].flatMap(([, key = '']) => (facts.has(key) ? [] : [unknownFact(key, placeOfField(source, path), facts)]))

/** What a site says of its articles: their components, and the ids that their pages have besides those of headings. */
type ArticleModel = { components: ComponentTable; articleIds: readonly string[] }

/** The nodes of a text as they were parsed, its file, and what the site says of articles. */
export type BodyInput = { file: string; nodes: readonly ParsedNode[]; model: ArticleModel }

/** Replaces facts in the text of an article by their values, in attributes and components. */
export function fillBody({ file, nodes, model }: BodyInput, facts: Facts): { body: Body; problems: readonly SiteProblem[] } {
  const problems: SiteProblem[] = []
  const fact = (key: string, place: ParsedComponent['place']) => {
    const found = facts.get(key)
    if (!found) problems.push(unknownFact(key, { file, ...place }, facts))
    return found ?? { value: '', label: '' }
  }
  const fillNode = (node: ParsedNode): BodyNode => {
    if (node.type === 'text') return node
    if (node.type === 'element') return { ...node, children: node.children.map(fillNode) }
    const { place, ...component } = node
    for (const [, key = ''] of JSON.stringify(component.props).matchAll(PLACE)) fact(key, place)
    const props = fillFacts(component.props, facts)
    const filled = model.components[component.name]?.fill?.(props, (key) => fact(key, place)) ?? props
    if (typeof filled === 'string') return { type: 'text', value: filled }
    return { ...component, props: filled, children: component.children.map(fillNode) }
  }
  return { body: outline(nodes.map(fillNode), model.articleIds), problems }
}

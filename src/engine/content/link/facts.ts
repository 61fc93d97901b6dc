import type { SingletonData } from '../../../../schemas/index'
import { nearest } from '../../lib/text'
import { problem, type SiteProblem } from '../../problems/problem'
import type { Body, BodyNode } from '../mdx/body'
import type { ParsedBody, ParsedComponent, ParsedNode } from '../mdx/mdx-body'
import { outline } from '../mdx/outline'
import { type FieldPath, placeOfField, type Source } from '../parse/source'

/** Value and label of each fact by its key; `key.word` and `key.Word` are the value in words. */
export type Facts = ReadonlyMap<string, { value: string; label: string }>

/** Facts as texts may name them. */
export const factsOf = (declared: SingletonData['site']['facts']): Facts =>
  new Map(
    Object.entries(declared).flatMap(([key, { value, word, label }]) => [
      [key, { value, label }] as const,
      ...(word === undefined
        ? []
        : [[`${key}.word`, { value: word, label }] as const, [`${key}.Word`, { value: capitalized(word), label }] as const]),
    ]),
  )

const capitalized = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())

const PLACE = /\{fact:([^{}\s]*)\}/g

const unknownFact = (key: string, place: SiteProblem['place'], facts: Facts) =>
  problem('fact/unknown', place, key, nearest(key, facts.keys()))

/** Puts the values of facts into every text of plain data; the rest stays the same object. */
export function fillFacts<Data>(data: Data, facts: Facts): Data {
  if (typeof data === 'string') return data.replace(PLACE, (whole, key: string) => facts.get(key)?.value ?? whole) as Data
  if (Array.isArray(data)) return data.map((item: unknown) => fillFacts(item, facts)) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillFacts<unknown>(value, facts)])) as Data
}

/** Problems of the fact places in one text. */
export const unknownFactsIn = (text: string, path: FieldPath, source: Source, facts: Facts): SiteProblem[] =>
  [...text.matchAll(PLACE)].flatMap(([, key = '']) => (facts.has(key) ? [] : [unknownFact(key, placeOfField(source, path), facts)]))

/** Puts facts into the text of an article: `Fact` becomes text, `Stats` gets its items, attributes get their values. */
export function fillBody(file: string, body: ParsedBody, facts: Facts): { body: Body; problems: readonly SiteProblem[] } {
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
    if (component.name === 'Fact') return { type: 'text', value: fact(component.props.name, place).value }
    const children = component.children.map(fillNode)
    if (component.name !== 'Stats') return { ...fillFacts(component, facts), children }
    const { items, facts: keys = [] } = fillFacts(component.props, facts)
    return { type: 'component', name: 'Stats', props: { items: items ?? keys.map((key) => fact(key, place)) }, children }
  }
  return { body: outline(body.nodes.map(fillNode)), problems }
}

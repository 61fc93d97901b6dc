import type { Vocabulary } from './vocabulary'

/** A node of JSON-LD. */
export type DataNode = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is DataNode => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text, or what stands for another value in a message. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Every node in a value, from the outside in. */
export function* nodesIn(value: unknown): Generator<DataNode> {
  if (isNode(value)) yield value
  if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) yield* nodesIn(member)
}

/** The types of all nodes that have an id, by their id. */
export type KnownIds = ReadonlyMap<string, string>

export const idsOf = (nodes: Iterable<DataNode>): KnownIds =>
  new Map([...nodes].flatMap((node) => ('@type' in node ? [[textOf(node['@id']), textOf(node['@type'])] as const] : [])))

/** What in a node breaks the rules of the vocabulary, each with its place. A node with an id alone stands for the one that has it. */
export function breachesOf(node: DataNode, vocabulary: Vocabulary, ids: KnownIds): string[] {
  const { '@id': id, '@type': type, ...members } = node
  if (type === undefined) return ids.has(textOf(id)) ? [] : [`nothing has the id ${textOf(id)}`]
  if (typeof type !== 'string' || !vocabulary.isType(type)) return [`${textOf(type)} is no type`]
  return Object.entries(members).flatMap(([name, value]) => {
    const at = `${type}.${name}`
    // What an action asks for: the vocabulary describes these names as a rule, without listing them.
    if (name.endsWith('-input') && vocabulary.kindsOf(type).has('Action')) return typeof value === 'string' ? [] : [`${at} is no text`]
    if (!vocabulary.isProperty(name)) return [`${at} is no property`]
    if (vocabulary.isSuperseded(name)) return [`${at} is out of use`]
    const kinds = vocabulary.kindsOf(type)
    if (!vocabulary.domainOf(name).some((domain) => kinds.has(domain))) return [`${type} has no ${name}`]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => {
      const inner = isNode(one) ? breachesOf(one, vocabulary, ids) : []
      return inner.length > 0 || fits(one, vocabulary.rangeOf(name), { vocabulary, ids })
        ? inner
        : [`${at} cannot be ${JSON.stringify(one)}`]
    })
  })
}

/** What values are judged by. */
type Judging = { vocabulary: Vocabulary; ids: KnownIds }

function fits(value: unknown, range: readonly string[], { vocabulary, ids }: Judging): boolean {
  const isOf = (type: string) => [...vocabulary.kindsOf(type)].some((kind) => range.includes(kind))
  if (isNode(value)) return isOf(textOf(value['@type'] ?? ids.get(textOf(value['@id']))))
  if (typeof value === 'number') return isOf(Number.isInteger(value) ? 'Integer' : 'Float')
  if (typeof value === 'boolean') return isOf('Boolean')
  if (typeof value !== 'string' || value === '') return false
  return range.some((type) => {
    if (type === 'Text') return true
    // Any thing can be named by its address.
    if (type === 'URL' || type === 'Thing') return isAddress(value)
    if (type === 'Date') return isDay(value)
    if (type === 'DateTime') return isMoment(value)
    return vocabulary.typesOf(value.replace(/^https:\/\/schema\.org\//, '')).includes(type) && value.startsWith('https://schema.org/')
  })
}

const isAddress = (text: string) => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)
/** A year, a month or a day of ISO 8601. */
const isDay = (text: string) => /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(text) && !Number.isNaN(Date.parse(text))
/** A time of a day, with its distance from UTC. */
const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))

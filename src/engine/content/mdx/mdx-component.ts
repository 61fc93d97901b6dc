import type * as z from 'zod'
import { nearest, suggestion } from '../../lib/nearest.mjs'
import { problem, required, type SiteProblem } from '../../problems/problem'
import type { ComponentDefinition, ComponentTable } from '../../schema/component'
import { isRequired, keysOf } from '../parse/schema'
import type { ParsedComponent, TextPlace } from './mdx-body'

/** A JSX element of an MDX tree. `parts` names its attributes in messages if it was written as Markdown that is short for it. */
export type JsxElement = {
  name: string | null
  parts?: Readonly<Record<string, string>>
  attributes: readonly { type: string; name?: string; value?: string | null | { value: string } }[]
}

/** The place of an attribute by its index. */
type PlaceOfAttribute = (index: number) => TextPlace
type Made = { node: ParsedComponent | undefined; problems: readonly SiteProblem[] }

/** An element of an article with its place, and the components of the site. */
type ElementInput = { element: JsxElement; place: TextPlace; placeOfAttribute: PlaceOfAttribute; components: ComponentTable }

/** Checks the attributes of a component, and makes a node without children. */
export function componentNode({ element: { name, attributes, parts }, place, placeOfAttribute, components }: ElementInput): Made {
  const named = name ?? ''
  const handlers = attributes.flatMap((attribute, index) =>
    /^on/i.test(attribute.name ?? '') ? [problem('mdx/handler', placeOfAttribute(index), attribute.name ?? '')] : [],
  )
  const definition = Object.hasOwn(components, named) ? components[named] : undefined
  if (!definition) return { node: undefined, problems: [unknownElement(named, place, components), ...handlers] }
  if (handlers.length > 0) return { node: undefined, problems: handlers }
  return checked({ name: named, parts, attributes, schema: definition.schema }, place, placeOfAttribute)
}

/** The problem of an element that is not a component. */
export function unknownElement(name: string, place: TextPlace, components: ComponentTable): SiteProblem {
  if (name.toLowerCase() === 'script') return problem('mdx/script', place)
  if (name === 'img') return problem('mdx/picture', place, 'it is HTML')
  const near = nearest(name, Object.keys(components))
  // The names of HTML elements have lower case. A misspelt component may have too, but then the name of a component is near.
  const isHtml = name === '' || (/^[a-z]/.test(name) && near === undefined)
  return isHtml ? problem('mdx/html', place, name) : problem('mdx/component', place, name, near)
}

/** An element of a known component, with the schema of its attributes. */
type KnownElement = Pick<JsxElement, 'parts' | 'attributes'> & Pick<ComponentDefinition, 'schema'> & { name: string }

function checked({ name, parts, attributes, schema }: KnownElement, place: TextPlace, placeOfAttribute: PlaceOfAttribute): Made {
  const known = keysOf(schema)
  const problems: SiteProblem[] = []
  const values: Record<string, string> = {}
  const meant = suggestedAttributes(attributes, schema)
  for (const [index, { name: key, value }] of attributes.entries()) {
    const at = placeOfAttribute(index)
    if (key === undefined || (typeof value === 'object' && value !== null))
      problems.push(problem('mdx/expression', at, key === undefined ? '{…}' : `${key}={…}`))
    else if (Object.hasOwn(values, key)) problems.push(problem('mdx/attribute', at, name, `\`${key}\` is there twice.`))
    else if (typeof value !== 'string') problems.push(problem('mdx/attribute', at, name, `\`${key}\` needs a value in quotes.`))
    else if (!known.includes(key))
      problems.push(problem('mdx/attribute', at, name, `\`${key}\` is no attribute of it.${suggestion(meant.get(key)) || takenBy(known)}`))
    else values[key] = value
  }
  const result = schema.safeParse(values)
  if (result.success && problems.length === 0)
    return {
      node: { type: 'component', name, props: result.data, children: [], place: { line: place.line, column: place.column } },
      problems,
    }
  // A problem above already says why these have no value: their name is misspelt, or they are written without a text.
  const reported = new Set<unknown>([...meant.values(), ...attributes.flatMap(({ name: key }) => key ?? [])])
  for (const issue of result.error?.issues ?? []) {
    if (reported.has(issue.path[0]) && !Object.hasOwn(values, String(issue.path[0]))) continue
    const index = attributes.findIndex((attribute) => attribute.name === issue.path[0])
    const at = index === -1 ? place : placeOfAttribute(index)
    const field = issue.path.map(String).join('.')
    const part = parts?.[field]
    const reason = reasonOf(issue, values[field])
    if (part !== undefined) problems.push(problem('mdx/picture-parts', at, part, reason))
    else problems.push(problem('mdx/attribute', at, name, `${field === '' ? 'it' : `\`${field}\``} ${reason}`))
  }
  return { node: undefined, problems }
}

/** The attributes that a component takes, as a further sentence. */
const takenBy = (known: readonly string[]) =>
  known.length === 0 ? ' It takes none.' : ` It takes ${known.map((name) => `\`${name}\``).join(', ')}.`

/** The attribute that each unknown one was most likely meant to be: the nearest that is not used yet, or the only one that is missing. */
function suggestedAttributes(attributes: JsxElement['attributes'], schema: z.ZodObject): ReadonlyMap<string, string> {
  const known = keysOf(schema)
  const names = attributes.flatMap(({ name }) => name ?? [])
  const unknown = names.filter((name) => !known.includes(name))
  const free = known.filter((name) => !names.includes(name))
  const needed = free.filter((name) => isRequired(required(schema.shape[name], `the schema of ${name}`)))
  const only = unknown.length === 1 && needed.length === 1 ? needed[0] : undefined
  return new Map(
    unknown.flatMap((name) => {
      const meant = nearest(name, free) ?? only
      return meant === undefined ? [] : [[name, meant] as const]
    }),
  )
}

type Issue = {
  code?: string
  path: readonly PropertyKey[]
  message: string
  /** The type that was expected, such as `number`. */
  expected?: unknown
  /** The type of what is too large or too small. */
  origin?: unknown
  values?: readonly unknown[]
  minimum?: unknown
  maximum?: unknown
  inclusive?: unknown
}

/** What a value that a schema makes of a text has to be. */
const NOUNS: Readonly<Record<string, string>> = { number: 'a number', int: 'a whole number', date: 'a date' }

/** The unit of a limit: characters of a text; numbers have none. */
const unitOf = (origin: unknown) => (origin === 'string' ? ' characters' : '')

/** What is wrong with an attribute, as the rest of a sentence about it. */
function reasonOf(issue: Issue, given: string | undefined): string {
  const { code, message, expected, origin, values = [], minimum, maximum, inclusive } = issue
  const written = given ?? ''
  switch (code) {
    case 'invalid_type':
      return given === undefined ? 'is missing.' : `is \`${written}\`, which is not ${NOUNS[String(expected)] ?? String(expected)}.`
    case 'invalid_value': {
      const choices = values.map(String)
      return `is \`${written}\`, which is not one of ${choices.map((choice) => `\`${choice}\``).join(', ')}.${suggestion(nearest(written, choices))}`
    }
    case 'too_big':
      return `takes ${inclusive === false ? 'less than' : 'at most'} ${String(maximum)}${unitOf(origin)}.`
    case 'too_small':
      return `takes ${inclusive === false ? 'more than' : 'at least'} ${String(minimum)}${unitOf(origin)}.`
    default:
      return `${message}.`
  }
}

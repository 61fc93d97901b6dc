import type * as z from 'zod'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import { purposeOf } from '../../src/engine/content/parse/field-meaning'
import { definitionOf, isRequired } from '../../src/engine/content/parse/schema'
import type { ComponentDefinition } from '../../src/engine/schema/component'
import { type JsonSchema, jsonSchemaOf } from './json-schema'
import type { Names } from './names'

/** A snippet of VS Code: the text to type, and the lines that replace it. */
export type Snippet = { scope: string; prefix: string; description: string; body: readonly string[] }

/** Snippets for articles: one with the front matter of each collection of articles, and one for every component. */
export const snippets = (
  { collections, components }: Pick<ContentModel, 'collections' | 'components'>,
  names: Names,
): Record<string, Snippet> =>
  Object.fromEntries([
    ...Object.values(collections)
      .filter(({ format }) => format === 'mdx')
      .map(({ dir, schema }) => {
        const description = `The fields that an entry of content/${dir} needs.`
        return [`Front matter: ${dir}`, snippetOf(`front-matter-${dir}`, description, frontMatter(schema, names))] as const
      }),
    ...Object.entries(components).map(([name, component]) => {
      const description = `The component ${name}; docs/content.md shows it.`
      return [`Component: ${name}`, snippetOf(`<${name}`, description, componentLines(name, component, names))] as const
    }),
  ])

const snippetOf = (prefix: string, description: string, body: readonly string[]): Snippet => ({ scope: 'mdx', prefix, description, body })

/** Makes the placeholders of one snippet, numbered in order. */
function stops() {
  let number = 0
  return (json: JsonSchema, purpose: string): string => {
    number++
    const values = json.enum?.map((value) => String(value).replace(/[\\,|]/g, '\\$&'))
    if (values && values.length > 0) return `\${${number}|${values.join(',')}|}`
    return `\${${number}:${sampleOf(json, purpose).replace(/[\\$}]/g, '\\$&')}}`
  }
}

/** The text of a placeholder. */
function sampleOf({ examples, format, minimum, maxLength }: JsonSchema, purpose: string): string {
  const [example] = Array.isArray(examples) ? examples : []
  if (typeof example === 'string') return example
  if (format === 'date') return '2025-01-31'
  return minimum === undefined ? purpose.replace(/[.:;].*$/, '').slice(0, maxLength) : String(minimum)
}

const requiredFields = (schema: z.core.$ZodType): [string, z.core.$ZodType][] => {
  const def = definitionOf(schema)
  return def.type === 'object' ? Object.entries(def.shape).filter(([, field]) => isRequired(field)) : []
}

function frontMatter(schema: z.core.$ZodType, names: Names): string[] {
  const stop = stops()
  const fields = requiredFields(schema).flatMap(([key, field]) => {
    const json = jsonSchemaOf(field, names)
    const purpose = purposeOf(field) ?? key
    const { items } = json
    const isList = typeof items === 'object' && !Array.isArray(items)
    return isList ? [`${key}:`, `  - ${stop(items, purpose)}`] : [`${key}: ${stop(json, purpose)}`]
  })
  return ['---', ...fields, '---', '', '## $0']
}

function componentLines(name: string, { schema, childless, opening = '' }: ComponentDefinition, names: Names): string[] {
  const stop = stops()
  const attributes = attributesOf(schema).map(([key, field]) => ` ${key}="${stop(jsonSchemaOf(field, names), purposeOf(field) ?? key)}"`)
  if (childless) return [`<${name}${attributes.join('')} />$0`]
  return [`<${name}${attributes.join('')}>`, '', `${opening}${stop({}, 'Text')}`, '', `</${name}>$0`]
}

/** The required attributes of a component; if there are none, its first attribute. */
function attributesOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const required = requiredFields(schema)
  const def = definitionOf(schema)
  return required.length > 0 || def.type !== 'object' ? required : Object.entries(def.shape).slice(0, 1)
}

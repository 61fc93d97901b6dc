import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { singletons } from '../../schemas/index'
import { collections } from '../../src/site/collections/index'

/** Paths of fields at any depth that have no description. */
function undescribed(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return undescribed(def.innerType, path)
    case 'array':
      return undescribed(def.element, `${path}[]`)
    case 'record':
      return undescribed(def.valueType, `${path}.*`)
    case 'union':
      return def.options.flatMap((option, index) => undescribed(option, `${path}|${index}`))
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => [
        ...((field as z.ZodType).description ? [] : [`${path}.${key}`]),
        ...undescribed(field, `${path}.${key}`),
      ])
    default:
      return []
  }
}

const schemas: [string, z.core.$ZodType][] = [
  ...Object.entries(collections).map(([name, { schema }]): [string, z.core.$ZodType] => [name, schema]),
  ...Object.entries(singletons).flatMap(([group, files]) =>
    Object.entries(files).map(([name, schema]): [string, z.core.$ZodType] => [`${group}.${name}`, schema]),
  ),
]

describe('descriptions of fields', () => {
  it.each(schemas)('stand on every field of %s', (name, schema) => {
    expect(undescribed(schema, name)).toEqual([])
  })
})

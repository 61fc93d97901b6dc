import type * as z from 'zod'
import { nearest } from '../../lib/nearest.mjs'
import { childSchema, keysOf, schemaAt } from './schema'
import { type FieldPath, pathOf } from './source'

type Issue = z.core.$ZodIssue

/** A mapping of content, with its schema. */
export type Mapping = { mapping: z.core.$ZodType; data: unknown }

/** Makes the function that finds the field which an unknown key most likely means: one that the mapping does not have yet. */
export function keyFinder({ mapping, data }: Mapping): (key: string) => string | undefined {
  const there = new Set(typeof data === 'object' && data !== null ? Object.keys(data) : [])
  const missing = keysOf(mapping).filter((name) => !there.has(name))
  return (key) => nearest(key, missing)
}

/**
 * Makes the function that finds the mapping below which an unknown key belongs: one without a value, as it is read where its fields are not
 * indented.
 */
export function parentFinder({ mapping, data }: Mapping): (key: string) => string | undefined {
  const empty = typeof data === 'object' && data !== null ? Object.keys(data).filter((name) => Reflect.get(data, name) === null) : []
  const fieldsOf = (name: string) => {
    const inner = childSchema(mapping, name)
    return inner ? keysOf(inner) : []
  }
  return (key) => empty.find((name) => fieldsOf(name).includes(key))
}

/** Removes issues of fields that are missing or empty since names are misspelt or fields not indented: other problems say so. */
export function withoutMisspelt(issues: readonly Issue[], schema: z.core.$ZodType): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const path = pathOf(issue.path)
      const mapping = { mapping: schemaAt(schema, path) ?? schema, data: issue.input }
      const [meantKey, parentOf] = [keyFinder(mapping), parentFinder(mapping)]
      return issue.keys.map((key) => nameOf([...path, parentOf(key) ?? meantKey(key) ?? key]))
    }),
  )
  return issues.filter(({ input, path }) => (input !== undefined && input !== null) || !meant.has(nameOf(pathOf(path))))
}

const nameOf = (path: FieldPath) => JSON.stringify(path)

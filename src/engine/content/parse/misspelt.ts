import type * as z from 'zod'
import { nearest } from '../../lib/nearest.mjs'
import { keysOf, schemaAt } from './schema'

type Issue = z.core.$ZodIssue

/** A mapping of content, with its schema. */
type Mapping = { mapping: z.core.$ZodType; data: unknown }

/** Makes the function that finds the field which an unknown key most likely means: one that the mapping does not have yet. */
export function keyFinder({ mapping, data }: Mapping): (key: string) => string | undefined {
  const there = new Set(typeof data === 'object' && data !== null ? Object.keys(data) : [])
  const missing = keysOf(mapping).filter((name) => !there.has(name))
  return (key) => nearest(key, missing)
}

/** Removes issues of missing fields whose name is misspelt, since the problem of that name says it. */
export function withoutMisspelt(issues: readonly Issue[], schema: z.core.$ZodType): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const path = pathOf(issue)
      const meantKey = keyFinder({ mapping: schemaAt(schema, path) ?? schema, data: issue.input })
      return issue.keys.map((key) => nameOf([...path, meantKey(key) ?? key]))
    }),
  )
  return issues.filter((issue) => issue.input !== undefined || !meant.has(nameOf(pathOf(issue))))
}

const pathOf = ({ path }: Issue) => path.map((part) => (typeof part === 'symbol' ? String(part) : part))

const nameOf = (path: readonly (string | number)[]) => JSON.stringify(path)

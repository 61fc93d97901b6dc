import { describe, expect, test } from 'vitest'
import { FEW, faults, files, first, kinds, verdictsOf } from './json-schema-cases'

test.for(files)('$path is valid by its JSON Schema', ({ kind, data }) => {
  expect(faults(kind.name, data)).toEqual([])
})

describe('what the schemas refuse, the JSON Schema refuses, and the other way round', () => {
  test('of every kind there is a file to try', () => {
    expect(first).toHaveLength(kinds.length)
  })

  test.for(first)('$path', (file) => {
    const { byJsonSchema, bySchema } = verdictsOf(file, FEW)
    expect(byJsonSchema).toEqual(bySchema)
    expect(byJsonSchema.filter(({ refused }) => refused).length).toBeGreaterThan(byJsonSchema.length / 3)
  })
})

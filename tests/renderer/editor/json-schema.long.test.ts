import { expect, test } from 'vitest'
import { first, MORE, verdictsOf } from './json-schema-cases'

test.for(first)('further values that the schemas of $path refuse, the JSON Schema refuses, and the other way round', (file) => {
  const { byJsonSchema, bySchema } = verdictsOf(file, MORE)
  expect(byJsonSchema).not.toEqual([])
  expect(byJsonSchema).toEqual(bySchema)
})

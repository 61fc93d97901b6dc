import { describe, expect, expectTypeOf, test } from 'vitest'
import { collectionOf } from '../../../src/engine/content/model/linked-collection'

declare module '../../../src/engine/content/model/slugs' {
  interface ContentSlugs {
    /** A collection of these tests, declared as a build would do it. */
    colours: 'red' | 'green'
  }
}

type Colour = { slug: string; code: number }
const red = { slug: 'red', code: 1 }
const green = { slug: 'green', code: 2 }
const colours = collectionOf<'colours', Colour>([red, green])

describe('a collection', () => {
  test('finds entries by slug', () => {
    expect(colours.get('green')).toBe(green)
    expect(colours.get('blue')).toBeUndefined()
    expect([colours.has('red'), colours.has('blue'), colours.has('constructor')]).toEqual([true, false, false])
    expect(colours.get('constructor')).toBeUndefined()
  })

  test('keeps its order', () => {
    expect(colours.size).toBe(2)
    expect([...colours.keys()]).toEqual(['red', 'green'])
    expect(colours.values()).toEqual([red, green])
  })

  test('cannot be changed', () => {
    expect(Object.isFrozen(colours)).toBe(true)
    expect(Object.isFrozen(colours.values())).toBe(true)
  })
})

// Checked by the type checker, which includes tests.
describe('types of a collection', () => {
  test('an entry with a known slug is never undefined', () => {
    expectTypeOf(colours.get('red')).toEqualTypeOf<Colour>()
  })

  test('an entry with another slug may be undefined', () => {
    expectTypeOf(colours.get('blue')).toEqualTypeOf<Colour | undefined>()
  })
})

import { describe, expect, test } from 'vitest'
import { toneOf, tonesOf } from '../../src/site/art/tones'

const seeds = Array.from({ length: 200 }, (_, index) => `entry-${index}`)

describe('tones', () => {
  test('are the same for the same slug', () => {
    expect(seeds.map(toneOf)).toEqual(seeds.map(toneOf))
    expect(new Set(seeds.map(toneOf))).toEqual(new Set(['mist', 'pine', 'bark', 'signal']))
  })

  test('of a collection differ among any three in a row', () => {
    const tones = [...tonesOf(seeds).values()]
    expect(tones.filter((tone, index) => tones.slice(Math.max(0, index - 2), index).includes(tone))).toEqual([])
  })

  test('that are stated are kept, and the entries around them differ', () => {
    const stated = new Map([[seeds[3] ?? '', 'signal' as const]])
    const tones = [...tonesOf(seeds, stated).values()]
    expect(tones[3]).toBe('signal')
    expect([...tones.slice(1, 3), ...tones.slice(4, 6)]).not.toContain('signal')
  })

  test('are those of the slugs, unless one of the two before has them', () => {
    const tones = [...tonesOf(seeds).values()]
    const changed = seeds.filter(
      (seed, index) => tones[index] !== toneOf(seed) && !tones.slice(Math.max(0, index - 2), index).includes(toneOf(seed)),
    )
    expect(changed).toEqual([])
  })
})

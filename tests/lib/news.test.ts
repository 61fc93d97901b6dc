import { expect, test } from 'vitest'
import { drawing } from '../../src/site/art/drawing'
import { artNameOf, artUrl } from '../../src/site/art/drawing-address'
import { NEWS_FORMS, type News, newsOf, newsSeed } from '../../src/site/art/news/news'

const palette = { bg: '#000', fg: '#111', mid: '#222', soft: '#333', hot: '#444' }

/** The drawing of a made news item. */
const picture = (about: News) => drawing({ seed: newsSeed('first-news', about), family: 'news', palette, width: 480, height: 300 })

/** Dots of a drawing in a color; each is a stroke of no length. */
const dotsIn = (svg: string, color: string) =>
  [...svg.matchAll(/<path d="([^"]*)"[^>]*stroke="([^"]*)"/g)]
    .filter(([, , stroke]) => stroke === color)
    .flatMap(([, path = '']) => path.match(/h0/g) ?? []).length

test.for(NEWS_FORMS)('the address of a picture with the form %s says all that it shows', (form) => {
  const about = { form, numbers: [-23.5, 46, 7] }
  const name = { seed: newsSeed('first-news', about), family: 'news', shape: 'wide' } as const
  expect(artNameOf(artUrl(name))).toEqual({ ...name, shape: 'wide' })
  expect(newsOf(name.seed)).toEqual(about)
})

test('a pair has a dot for each member of both parties', () => {
  const svg = picture({ form: 'pair', numbers: [8, 14] })
  expect([dotsIn(svg, palette.mid), dotsIn(svg, palette.fg)]).toEqual([8, 14])
})

test('a ring joins each part to every other one', () => {
  const svg = picture({ form: 'ring', numbers: [9] })
  expect(dotsIn(svg, palette.fg)).toBe(9)
  expect(svg).toMatch(new RegExp(`d="(?:M\\d+ \\d+l-?\\d+[ -]\\d+){${(9 * 8) / 2}}"`))
})

test('rows have full points for what is done, and rings for the rest', () => {
  const svg = picture({ form: 'rows', numbers: [24, 12] })
  expect(dotsIn(svg, palette.fg)).toBe(12)
  expect(svg.match(/a\d+ \d+ 0 1 1-/g)).toHaveLength(12)
})

test('a funnel leads every entrant to one of the next round', () => {
  const svg = picture({ form: 'funnel', numbers: [47, 4] })
  expect([dotsIn(svg, palette.mid), dotsIn(svg, palette.fg)]).toEqual([47, 4])
  expect(svg.match(/C/g)).toHaveLength(47 + 4)
})

test('a map shows land around its places, and lights the first one', () => {
  const svg = picture({ form: 'map', numbers: [-23.5, -46.6, 4.7, -74.1] })
  expect(dotsIn(svg, palette.mid)).toBeGreaterThan(200)
  expect(dotsIn(svg, palette.fg)).toBe(1)
  expect(svg).toContain(`fill="${palette.hot}"`)
})

test.for(NEWS_FORMS)('the form %s stays a picture with numbers that fit nothing', (form) => {
  for (const numbers of [[0], [-1, -1], [400, 400], [1, 90], [0.2]])
    expect(picture({ form, numbers })).not.toMatch(/NaN|Infinity|undefined|null/)
})

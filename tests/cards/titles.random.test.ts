import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD, type Card } from '../../src/site/cards/card'
import { type Faces, openFaces } from '../../src/site/cards/face'
import type { PlacedLine } from '../../src/site/cards/placed-line'
import { COLUMN, textsOf } from '../../src/site/cards/svg'
import { balanced, cut } from '../../src/site/titles/lines'
import { SEED } from '../support/seed'

/** A column in which every character is one pixel wide. */
const column = (width: number, most = 4) => ({ width, most, widthOf: (text: string) => [...text].length })

const linesOf = (text: string, width: number, most?: number) => balanced(text, column(width, most))?.lines

describe('lines of a title', () => {
  test('are as few as they can be, and as even', () => {
    expect(linesOf('one two three', 20)).toEqual(['one two three'])
    expect(linesOf('alpha bravo delta gamma', 20)).toEqual(['alpha bravo', 'delta gamma'])
  })

  test('end after a sign of the sentence, and not after a short word, where others are as even', () => {
    expect(linesOf('Cloud, edge machine', 13)).toEqual(['Cloud,', 'edge machine'])
    expect(linesOf('recovery on weekdays', 12)).toEqual(['recovery', 'on weekdays'])
  })

  test('leave no word by itself at the end, where a longer text can be broken otherwise', () => {
    expect(linesOf('figures for fourteen hospitals', 22)).toEqual(['figures for', 'fourteen hospitals'])
    expect(linesOf('Retail services', 10)).toEqual(['Retail', 'services'])
  })

  test('break a word at its own hyphen or slash, and nowhere else', () => {
    expect(linesOf('return-on-investment', 12)).toEqual(['return-on-', 'investment'])
    expect(linesOf('engineering/operations', 12)).toEqual(['engineering/', 'operations'])
    expect(linesOf('engineeringoperations', 12)).toBeUndefined()
  })

  test('keep a no-break space', () => {
    expect(linesOf('made in 40\u00a0days of work', 12)).toEqual(['made in', '40\u00a0days', 'of work'])
  })

  test('are cut at a word, and end with an ellipsis, where there are too many', () => {
    expect(cut('one two three four five', column(9, 2))).toEqual(['one two', 'three…'])
    expect(cut('abcdefghijklmnop', column(6, 2))).toEqual(['abcdef', 'ghijk…'])
    expect(cut('abcdef ghij', column(6, 2))).toEqual(['abcdef', 'ghij'])
  })
})

/** What the outlines of a line cover on a card, in pixels. */
const boxOf = ({ line: { box }, x, y, size }: PlacedLine) => ({
  left: x + box.left * size,
  right: x + box.right * size,
  top: y - box.top * size,
  bottom: y - box.bottom * size,
})

const cardOf = (title: string): Card => ({
  site: 'Example',
  kind: 'Kind',
  title,
  figure: { before: '1.9 s', after: '0.98 s', says: 'to authorize a payment', client: 'Meridian Bank' },
  drawing: { family: 'flow', seed: 'a' },
  tone: 'mist',
})

const VALUE = { value: '$231', says: 'of each dollar' }

/** Pixels that sums of widths may be off, which nobody sees. */
const HAIR = 0.05

/** Fails where texts of a card leave their column, or touch each other. */
function expectToFit(title: string, faces: Faces, card = cardOf(title)) {
  const { texts, figure } = textsOf(card, faces)
  const boxes = texts.map(boxOf)
  for (const [index, { left, right, top, bottom }] of boxes.entries()) {
    expect(left, title).toBeGreaterThanOrEqual(COLUMN.left - HAIR)
    expect(right, title).toBeLessThanOrEqual(COLUMN.right + HAIR)
    expect(top, title).toBeGreaterThanOrEqual(COLUMN.top)
    expect(bottom, title).toBeLessThan(CARD.height - 30)
    expect(top, title).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0)
  }
  const [name, kind] = boxes
  for (const { right, top, bottom } of figure?.texts.map(boxOf) ?? []) {
    expect(right, title).toBeLessThanOrEqual(COLUMN.right + HAIR)
    expect(top, title).toBeGreaterThan(name?.bottom ?? Number.NaN)
    expect(bottom, title).toBeLessThan(kind?.top ?? Number.NaN)
  }
  // The name of the site, the kind, and at most four lines.
  expect(boxes.length).toBeLessThanOrEqual(6)
}

describe('a title on a card', async () => {
  const faces = await openFaces()

  test.for([
    'A',
    'We change systems that cannot stop',
    'Ågjpqy ÅÄÖ gjpqy ÅÄÖ gjpqy ÅÄÖ gjpqy ÅÄÖ gjpqy ÅÄÖ',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    'M'.repeat(300),
    'https://aldergate.example/a/very/long/address/that/nobody/should/write/into/a/title',
    'word '.repeat(60).trim(),
    'I – am / a - title , of ; signs : only – / - and more of them – / - – / - – / - – / - – / -',
  ])('stays in its column: %s', (title) => {
    expectToFit(title, faces)
    expectToFit(title, faces, { ...cardOf(title), figure: undefined })
  })

  test('leaves room for a lede', () => {
    for (const title of ['We change systems that cannot stop', 'A', 'word '.repeat(60).trim()]) {
      const { texts } = textsOf({ ...cardOf(title), kind: undefined, figure: undefined, lede: 'word '.repeat(30).trim() }, faces)
      const boxes = texts.map(boxOf)
      for (const [index, { top, bottom }] of boxes.entries()) {
        expect(top, title).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0)
        expect(bottom, title).toBeLessThan(CARD.height - 30)
      }
    }
  })

  test('stays in its column, whatever it is', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abgjWMÄi-/,.é1'), minLength: 1, maxLength: 24 })
    const titles = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(titles, (title) => {
        expectToFit(title, faces)
        expectToFit(title, faces, { ...cardOf(title), figure: undefined })
      }),
      { seed: SEED, numRuns: 60 },
    )
  })
})

describe('a figure on a card', async () => {
  const faces = await openFaces()
  const figureOf = (title: string, after: string) =>
    textsOf({ ...cardOf(title), figure: { before: '1.9 s', after, says: 'to pay' } }, faces).figure

  test('is as large as the column is wide, and the second value follows the first', () => {
    const [before, after] = figureOf('Payments', '0.98 s')?.texts.map(boxOf) ?? []
    expect(before?.left).toBeCloseTo(COLUMN.left)
    expect(after?.left).toBeGreaterThan(before?.right ?? Number.NaN)
    const [short, long] = ['0.98 s', '1,200 minutes'].map((value) => figureOf('Payments', value)?.texts[0]?.size ?? Number.NaN)
    expect(long).toBeLessThan(short ?? Number.NaN)
  })

  test('keeps its distance from the name of the site, also above a long title', () => {
    const { texts, figure } = textsOf(
      { ...cardOf('Edge computing: what belongs near the machine, and what does not'), figure: VALUE },
      faces,
    )
    const [name, value] = [...texts.slice(0, 1), ...(figure?.texts ?? [])].map(boxOf)
    expect((value?.top ?? Number.NaN) - (name?.bottom ?? Number.NaN)).toBeGreaterThanOrEqual(48)
  })

  test('is left out where it would be small', () => {
    expect(figureOf('Payments', 'a value of many words and no end')).toBeUndefined()
  })
})

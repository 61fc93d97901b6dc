import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { ROOT } from '../support/run-command'

const STYLES = join(ROOT, 'src/site/styles')
/** Weights of Aldergate Sans that styles name. */
const WEIGHTS = [400, 500, 600, 700]

describe.each(['aldergate-sans', 'aldergate-text'])('the basic font of %s', (name) => {
  test('has letters as wide as those of the whole font, kerned alike', async () => {
    const [basic, whole] = [await fontAt(`${name}-basic`), await fontAt(name)]
    const words = ['AVATAR To Ty', 'finding 1,078 offices', '“São Paulo’s” – r.', ...lettersOf(basic)]
    for (const weight of name.endsWith('sans') ? WEIGHTS : [undefined]) {
      const widthsIn = (font: Font) =>
        words.map((word) => Math.round((weight ? font.getVariation({ wght: weight }) : font).layout(word).advanceWidth))
      expect(widthsIn(basic), `${weight}`).toEqual(widthsIn(whole))
    }
  })

  test('has, with the font of the rest, all letters of the whole font, each where styles name it', async () => {
    const css = await readFile(join(STYLES, 'fonts.css'), 'utf8')
    const whole = pointsOf(await fontAt(name))
    const shown = new Set<number>()
    for (const part of ['rest', 'basic']) {
      const points = new Set(pointsOf(await fontAt(`${name}-${part}`)))
      const [, ranges = ''] = new RegExp(`${name}-${part}[^}]*unicode-range:([^;]*)`).exec(css) ?? []
      const named = pointsIn(ranges)
      for (const point of whole) if (named.has(point) && points.has(point)) shown.add(point)
      if (part === 'basic') expect(whole.filter((point) => named.has(point) && !points.has(point))).toEqual([])
    }
    expect(whole.filter((point) => !shown.has(point)).map((point) => String.fromCodePoint(point))).toEqual([])
  })
})

/** The letters that a `unicode-range` names. */
const pointsIn = (ranges: string) =>
  new Set(
    [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, place) => first + place)
    }),
  )

const pointsOf = (font: Font) => font.characterSet.filter((point) => point < 0xffff)

const lettersOf = (font: Font) => pointsOf(font).map((point) => String.fromCodePoint(point))

/** A font of the site that is no collection of fonts. */
async function fontAt(name: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(join(STYLES, `fonts/${name}.woff2`)))))
  if (!('getVariation' in font)) throw new Error(`${name} is a collection of fonts`)
  return font
}

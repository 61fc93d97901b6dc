import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { ROOT } from '../support/run-command'

/** The weight of titles, which the small font has alone. */
const WEIGHT = 600

test('the font of titles has letters as wide as those of the font of the interface', async () => {
  const [titles, sans] = [await fontAt('aldergate-titles'), (await fontAt('aldergate-sans')).getVariation({ wght: WEIGHT })]
  const letters = titles.characterSet.filter((point) => point < 0xffff).map((point) => String.fromCodePoint(point))
  expect(letters.join('')).toMatchInlineSnapshot(`" %&,-.0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáãé’"`)
  const widthsIn = (font: Font) => letters.map((letter) => Math.round(font.layout(letter).advanceWidth))
  expect(widthsIn(titles)).toEqual(widthsIn(sans))
})

/** A font of the site that is no collection of fonts. */
async function fontAt(name: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(join(ROOT, `src/site/styles/fonts/${name}.woff2`)))))
  if (!('getVariation' in font)) throw new Error(`${name} is a collection of fonts`)
  return font
}

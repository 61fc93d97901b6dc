import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, test, vi } from 'vitest'
import { FACES, faceOf } from '../../src/site/pdf/fonts/faces'
import { FONT_FILES } from '../../src/site/pdf/fonts/files'
import { colors } from '../../src/site/pdf/palette'
import type { PdfDocument } from '../../src/site/pdf/pdf-document'
import { ROOT } from '../support/run-command'
import { documentOf, heading, paragraph } from './documents'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const words = [...new Set(read('content/manuscripts/data-contracts.mdx').split(/\s+/))].slice(0, 250)

describe.each(FACES)('the font %s', (name) => {
  const font = create(Buffer.from(FONT_FILES[name].replace(/^[^,]*,/, ''), 'base64'))
  if ('fonts' in font) throw new Error(`${name} holds several fonts`)
  const { shaping } = faceOf(name)

  test('shapes by pairs as it does by words', () => {
    for (const word of [...words, 'fi', 'ffi', 'AVAToTy', '“Tä”', 'a']) {
      const { glyphs, positions } = font.layout(word)
      const shaped = shaping.shape(word)
      expect(shaped.glyphs.map(({ id }) => id)).toEqual(glyphs.map(({ id }) => id))
      expect(shaped.positions.map(({ xAdvance }) => xAdvance)).toEqual(positions.map(({ xAdvance }) => xAdvance))
      expect(shaping.widthOf(word)).toBe(shaped.advanceWidth)
    }
  })

  // Figures below each other are set in these.
  if (name.startsWith('sans'))
    test('sets digits of one width where it should, and nothing else', () => {
      const widthOf = (text: string) => shaping.widthOf(text, ['tnum'])
      expect(new Set(['0000', '1111', '1789'].map(widthOf)).size).toBe(1)
      expect(widthOf(',')).toBe(shaping.widthOf(','))
      expect(widthOf('1,1')).toBe(widthOf('1') * 2 + widthOf(','))
    })
})

test('a document has the same bytes whatever was set before it', async () => {
  // The sign of equality is drawn of two minus signs, and other signs of parts of others, too.
  const signs = documentOf([
    heading('Signs'),
    paragraph([...faceOf('text').font.characterSet].map((code) => String.fromCodePoint(code)).join(' ')),
  ])
  const setAfter = async (...before: readonly PdfDocument[]) => {
    vi.resetModules()
    const { renderPdf } = await import('../../src/site/pdf/render')
    for (const document of before) await renderPdf(document)
    return Buffer.from((await renderPdf(signs)).bytes)
  }
  const first = await setAfter()
  for (const sign of ['=', '±', '½', 'é', '\u00a0', 'fi'])
    expect((await setAfter(documentOf([heading('One'), paragraph(`a ${sign} b`)]))).equals(first), sign).toBe(true)
})

/** The token of the site for each color of documents. Paper is white, which no page is. */
const TOKENS = {
  ground: 'bg',
  sunken: 'sunken',
  text: 'text',
  muted: 'text-muted',
  subtle: 'text-subtle',
  border: 'border',
  brand: 'brand',
  note: 'brand-tint',
  good: 'success-tint',
  goodMark: 'success',
  signal: 'signal',
} satisfies Record<Exclude<keyof typeof colors, 'page'>, string>

test('colors are those that the site has in light for the same', () => {
  const [tokens = ''] = read('src/site/styles/tokens.css').split('@supports (')
  const palette = read('src/site/styles/palette.css').toLowerCase()
  const colorOf = (token: string) => {
    const [, name = ''] = new RegExp(`--color-${token}: var\\(--(p-[\\w-]+)\\)`).exec(tokens) ?? []
    return new RegExp(`--${name}: (#\\w+);`).exec(palette)?.[1]
  }
  const { page: _, ...roles } = colors
  expect(Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [role, colorOf(token)]))).toEqual(roles)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { missingCharacters, settable } from '../../src/site/cards/characters'
import { article, blogPost, whitepaper } from '../support/factories'
import { ROOT } from '../support/run-command'
import { siteTest } from '../support/site-test'

describe('characters of cards', () => {
  test('are those of the font', async () => {
    const file = await readFile(join(ROOT, 'src/site/styles/fonts/aldergate-sans.woff2'))
    const font = create(Buffer.from(await decompress(file)))
    const own = 'characterSet' in font ? font.characterSet.map((point) => String.fromCodePoint(point)) : []
    expect(own.length).toBeGreaterThan(200)
    expect(missingCharacters(own.join(''))).toEqual(['\uffff'])
    const known = Array.from({ length: 0x2fff }, (_, point) => String.fromCodePoint(point + 0x20)).filter(
      (one) => missingCharacters(one).length === 0,
    )
    expect(known.filter((one) => ![one, one.normalize('NFC')].some((form) => own.includes(form)) && !/\p{Cf}/u.test(one))).toEqual([])
  })

  test.for([
    ['As it is', 'As it is'],
    ['co\u00adoperation', 'cooperation'],
    ['Cafe\u0301', 'Café'],
    ['We grow 🚀 again', 'We grow again'],
    ['👩‍💻 at work', 'at work'],
    ['Offices in 東京', undefined],
    ['مكاتب', undefined],
    ['🚀', undefined],
  ] as const)('of %s', ([text, expected]) => {
    expect(settable(text)).toBe(expected)
  })

  siteTest('that the fonts lack are named with their place', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost({ title: 'Offices in 東京' })),
      'whitepapers/made.mdx': article(whitepaper({ title: 'We grow 🚀' })),
    })
    expect((await site.problems()).filter((line) => line.includes('card/'))).toMatchInlineSnapshot(`
      [
        "blog/made.mdx:2:19  card/glyph  The fonts of cards, which other sites show with links, lack \`東\`, \`京\`: the card shows the kind of the page instead of this title.",
        "whitepapers/made.mdx:2:16  card/glyph  The fonts of cards, which other sites show with links, lack \`🚀\`: the card leaves it out.",
      ]
    `)
  })
})

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { GROUNDS } from '../../src/site/art/grounds'
import { logoFile, logoOf } from '../../src/site/cards/logo'
import { logos } from '../../src/site/outputs/logos'
import { LOGO, LOGO_ON_DARK } from '../../src/site/routes/files'
import { smallSite } from '../renderer/graphs'
import { filesOf, outputOf } from '../renderer/made'

describe('the files of the logo', async () => {
  const files = await filesOf(logos, outputOf(await smallSite()))

  test.for([
    [LOGO, GROUNDS.mist],
    [LOGO_ON_DARK, GROUNDS.pine],
  ] as const)('%s is a drawing in the colors of its ground, without fonts', async ([address, { text, lit }]) => {
    const svg = String(files.get(address.slice(1)))
    expect(svg).not.toMatch(/<text|font|style/)
    expect(new Set(svg.match(/#[\da-f]{6}/g))).toEqual(new Set([text, lit]))
    // A program that draws it refuses what is not valid XML.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', height: 128 })
  })

  test('are two', () => expect(files.size).toBe(2))
})

test('a longer name makes a wider logo, and any character of a name is valid', async () => {
  const [short, long] = await Promise.all([logoOf('Ada'), logoOf('Ada & Sons')])
  const widths = await Promise.all(
    [short, long].map(async (logo) => (await sharp(Buffer.from(logoFile(logo, GROUNDS.mist))).metadata()).width),
  )
  expect(widths).toEqual([short.width * 4, long.width * 4])
  expect(long.width).toBeGreaterThan(short.width + 32)
})

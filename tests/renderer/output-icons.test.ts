import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { icons } from '../../src/site/outputs/icons'
import { smallSite } from './graphs'
import { filesOf, outputOf } from './made'

describe('icons', async () => {
  const files = await filesOf(icons, outputOf(await smallSite()))
  const icon = (path: string) => Buffer.from(files.get(path) ?? '')

  test.for([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const)('%s is an opaque picture of its size', async ([path, size]) => {
    const picture = sharp(icon(path))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size })
    const { isOpaque, channels } = await picture.stats()
    expect(isOpaque).toBe(true)
    // More than one color, so the mark is visible.
    expect(channels[0]?.stdev).toBeGreaterThan(10)
  })

  test('favicon.ico has one picture at the position that its directory states', async () => {
    const bytes = icon('favicon.ico')
    const [reserved, type, count] = [0, 2, 4].map((offset) => bytes.readUInt16LE(offset))
    expect([reserved, type, count, bytes.readUInt8(6), bytes.readUInt8(7)]).toEqual([0, 1, 1, 32, 32])
    const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
    expect(offset + length).toBe(bytes.length)
    expect(await sharp(bytes.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  test('favicon.svg is a drawing for light and dark', async () => {
    expect(icon('favicon.svg').toString()).toContain('prefers-color-scheme:dark')
    expect(await sharp(icon('favicon.svg')).metadata()).toMatchObject({ format: 'svg' })
  })
})

import { describe, expect, test } from 'vitest'
import { pictureStem, pictureUrl, widthsFrom } from '../../../src/engine/lib/picture'

describe('the address of a picture', () => {
  test.for([
    ['people/ada.jpg', '/media/ada-HASH-400.webp'],
    ['people/ada.b.JPEG', '/media/ada.b-HASH-400.webp'],
    ['people/ada', '/media/ada-HASH-400.webp'],
  ] as const)('of %s', ([file, address]) => {
    expect(pictureUrl(pictureStem(file, 'HASH'), 400, 'webp')).toBe(address)
  })
})

describe('widths', () => {
  test.for([
    [300, [300]],
    [400, [400]],
    [500, [400, 500]],
    [800, [400, 800]],
    [3000, [400, 800]],
  ] as const)('of a file of %d', ([own, expected]) => {
    expect(widthsFrom([800, 400], own)).toEqual(expected)
  })
})

import { expect, test } from 'vitest'
import { glyphAt } from '../../src/site/art/kind-glyphs'

test('how the company measures has a glyph of its own, with and without a part', () => {
  expect(glyphAt('/about/how-we-measure')).not.toEqual(glyphAt('/about'))
  expect(glyphAt('/about/how-we-measure#clients')).toEqual(glyphAt('/about/how-we-measure'))
})

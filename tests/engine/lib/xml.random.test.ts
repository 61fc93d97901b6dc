import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { XML_HEAD, xmlElement, xmlEmpty } from '../../../src/engine/lib/xml'
import { SEED } from '../../support/seed'
import { xmlErrors } from '../../support/xml'

/** Any text, with signs of XML, control characters and halves of surrogate pairs. */
const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('<', '&', '>', '"', "'", ']]>', '\u0000', '\u001b', '\ud83d', '\ufffe', '🚀'), fc.string()),
})

describe('an element of XML', () => {
  test('is well-formed with any text', async () => {
    const texts = fc.sample(anyText, { numRuns: 200, seed: SEED })
    const elements = texts.flatMap((text) => [xmlElement('a', text), xmlEmpty('b', { c: text })])
    expect(await xmlErrors([['any.xml', `${XML_HEAD}<all>${elements.join('')}</all>`]])).toEqual([])
  })

  test('keeps every character that XML allows, and leaves out the others', () => {
    expect(xmlElement('a', 'R&D <in>\t"practice"\u0000\u001b\ufffe \ud83d 🚀', { b: "it's" })).toBe(
      '<a b="it&#39;s">R&amp;D &lt;in&gt;\t&quot;practice&quot;  🚀</a>',
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { valueAt } from '../../../src/engine/content/parse/schema'
import { sourceOf } from '../../../src/engine/content/parse/source'
import { placesInText } from '../../../src/engine/content/parse/text-place'
import { parseYaml } from '../../../src/engine/content/yaml/yaml'
import { SEED } from '../../support/seed'

/** Texts with what YAML writes in its own way: lines, spaces at their ends, quotes and backslashes. */
const anyText = fc
  .array(fc.constantFrom('crane', 'a', ' ', '  ', '\n', "'", '"', '\\', 'ü', ': ', ' #', '-', '\t', '{fact:a}'), { maxLength: 40 })
  .map((parts) => parts.join(''))

const STYLES = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'] as const

describe('the place of a character', () => {
  test.for(STYLES)('in any text is that of the same character: %s', (style) => {
    for (const given of fc.sample(anyText, { numRuns: 80, seed: SEED })) {
      const yaml = stringify(
        { list: [given, 'end'] },
        { defaultStringType: style, defaultKeyType: 'PLAIN', lineWidth: 24, minContentWidth: 8 },
      )
      const source = sourceOf({ file: 'a.yaml', yaml, lineOffset: 0 })
      // The package does not keep all space of a text that it writes and reads again.
      const text = String(valueAt(parseYaml(source).data, ['list', 0]))
      expect(text.replace(/\s/g, '')).toBe(given.replace(/\s/g, ''))
      const placeOf = placesInText(source, ['list', 0])
      const lines = yaml.split('\n')
      for (const { 0: character, index } of text.matchAll(/\S/gu)) {
        const { line = 0, column = 0 } = placeOf(index)
        const written = lines[line - 1]?.slice(column - 1) ?? ''
        const isEscape = /^\\["\\]/.test(written) && written.slice(1).startsWith(character)
        expect(isEscape || written.startsWith(character), `${JSON.stringify(yaml)} at ${line}:${column}, not ${character}`).toBe(true)
      }
    }
  })
})

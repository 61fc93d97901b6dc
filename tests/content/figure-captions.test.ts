import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument, visit } from 'yaml'

const CONTENT = join(import.meta.dirname, '../../content')
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:mdx|yaml)$/.test(file))

/** Fields with a figure, and those with the words that go on from it. */
const FIGURES = ['value', 'metric', 'figure']
const CAPTIONS = ['label', 'says']
/** A word with one capital, at its beginning; an abbreviation, such as CAGR, has more. */
const CAPITAL = /^\p{Lu}\p{Ll}/u

/** The captions of figures in a mapping of fields. The words that say what a result of a case study is are its description. */
function captionsOf(yaml: string, names: readonly string[]): string[] {
  const captions: string[] = []
  visit(parseDocument(yaml), {
    Map(_, map) {
      if (!FIGURES.some((name) => map.has(name))) return
      for (const name of names) {
        const words = map.get(name)
        if (typeof words === 'string') captions.push(words)
      }
    },
  })
  return captions
}

/** The captions in `<Stats items="48%: latency reduction; …" />`. */
const statsOf = (text: string): string[] =>
  [...text.matchAll(/<Stats items="([^"]*)"/g)].flatMap(([, items = '']) =>
    items.split('; ').map((item) => item.slice(item.indexOf(': ') + 2)),
  )

test('a caption goes on from its figure: it begins with a small letter', () => {
  const captions = files.flatMap((file) => {
    const text = readFileSync(join(CONTENT, file), 'utf8')
    const yaml = file.endsWith('.yaml') ? text : (text.split(/^---$/m)[1] ?? '')
    const names = file.startsWith('case-studies') ? [...CAPTIONS, 'description'] : CAPTIONS
    return [...captionsOf(yaml, names), ...statsOf(text)].map((caption) => `${file}: ${caption}`)
  })
  expect(captions.length).toBeGreaterThan(100)
  expect(captions.filter((caption) => CAPITAL.test(caption.slice(caption.indexOf(': ') + 2)))).toEqual([])
})

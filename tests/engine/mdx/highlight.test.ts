import { expect, test } from 'vitest'
import { codeLines, isCodeLanguage } from '../../../src/engine/content/mdx/highlight'

const textOf = (lines: ReturnType<typeof codeLines>) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

test('the parts of code have kinds', () => {
  expect(codeLines("const size = max('a', 3) // the largest", 'ts')).toEqual([
    [
      { text: 'const ', kind: 'keyword' },
      { text: 'size ', kind: 'constant' },
      { text: '= ', kind: 'keyword' },
      { text: 'max', kind: 'function' },
      { text: '(' },
      { text: "'a'", kind: 'string' },
      { text: ', ' },
      { text: '3', kind: 'constant' },
      { text: ') ' },
      { text: '// the largest', kind: 'comment' },
    ],
  ])
})

test.for(['ts', 'yaml', 'sql', 'bash', 'text', undefined])('nothing of code in %s is lost', (language) => {
  const code = 'a: "b" # <c>\n\n  - select 1 -- d\n\t$e && (f)\n'
  expect(textOf(codeLines(code, language))).toBe(code)
})

test('names and aliases of languages are known', () => {
  expect(['ts', 'typescript', 'text', 'tyepscript', '../typescript'].map(isCodeLanguage)).toEqual([true, true, true, false, false])
})

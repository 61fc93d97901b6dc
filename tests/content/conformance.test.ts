import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** The criteria of WCAG 2.2 by level. 4.1.1 is obsolete, and in other standards. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const

const TERMS = new Set(['Supports', 'Partially supports', 'Does not support', 'Not applicable'])

/** The rows of the tables of a part of the report: criterion, term, remark. What is met in part is in bold letters. */
async function rowsOf(part: string): Promise<string[][]> {
  const text = await readFile('content/legal/accessibility-conformance.mdx', 'utf8')
  const own = text.split(/^## /m).find((one) => one.startsWith(part)) ?? ''
  const lines = [...own.matchAll(/^\| (.*) \|$/gm)].map(([, cells = '']) => cells.replaceAll('**', '').split(' | '))
  return lines.slice(2)
}

test.for(['A', 'AA'] as const)('the conformance report has each criterion of level %s once, with a term and a remark', async (level) => {
  const rows = await rowsOf(`WCAG 2.2, level ${level}\n`)
  expect(rows.map(([criterion = '']) => criterion.split(' ')[0])).toEqual(CRITERIA[level].split(' '))
  expect(rows.filter(([, term = '', remark = '']) => !TERMS.has(term) || remark.length < 5)).toEqual([])
})

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { readContent } from '../../src/engine/content/read/read'
import { errorsIn, type SiteProblem } from '../../src/engine/problems/problem'
import { checkContent } from '../support/check-content'
import { article, blogPost } from '../support/factories'
import { ROOT } from '../support/run-command'
import { parseContent } from '../support/site'
import { bodyOf, documentsWithSource, foreignDocuments } from './documents'

/** Maximum processor time for one document, in seconds. */
const LONGEST = 2

const documents = await foreignDocuments()
const site = await readContent(join(ROOT, 'tests/fixtures/site'))

/** Each document as an article, with the last line of its front matter: an article without text is reported there. */
const articles = documents.map((document, index) => {
  const front = blogPost({ title: `Document ${index}`, excerpt: `What document ${index} says.` })
  const entry: RawEntry = { kind: 'text', file: `blog/document-${index}.mdx`, text: article(front, bodyOf(document)) }
  return { name: document.name, entry, lines: entry.text.split('\n').length, start: article(front, '').trimEnd().split('\n').length }
})
type Article = (typeof articles)[number]

/** Problems whose place is missing or outside of the text. */
const misplaced = ({ lines, start }: Article, problems: readonly SiteProblem[]) =>
  problems.filter(({ place: { line = 0, column = 0 } }) => line < start || line > lines || column < 1)

/** The problems of each document, and the processor time. */
const parsed = articles.map((one) => {
  const before = process.cpuUsage()
  const problems = errorsIn(parseContent([one.entry]).problems).filter(({ place }) => place.file === one.entry.file)
  const { user, system } = process.cpuUsage(before)
  return { one, problems, seconds: (user + system) / 1_000_000 }
})
const readable = parsed.filter(({ problems }) => problems.length === 0).map(({ one }) => one)

describe('Markdown documents of other projects', () => {
  test('are listed with their sources', async () => {
    expect(documents.length).toBeGreaterThan(130)
    expect(await documentsWithSource()).toEqual(documents.map(({ name }) => name))
  })

  test('have nearly every mistake that a text can have', () => {
    const codes = new Set(parsed.flatMap(({ problems }) => problems.map(({ code }) => code)))
    expect([...codes].toSorted()).toEqual([
      'file/control-character',
      'mdx/address',
      'mdx/code-words',
      'mdx/component',
      'mdx/empty',
      'mdx/expression',
      'mdx/heading',
      'mdx/html',
      'mdx/language',
      'mdx/markup',
      'mdx/picture',
      'mdx/picture-parts',
      'mdx/reference',
      'mdx/script',
      'mdx/syntax',
      'mdx/table',
    ])
  })

  test('are parsed unchanged, or have problems at lines of their text, within the time limit', () => {
    expect(parsed.filter(({ one, problems }) => misplaced(one, problems).length > 0).map(({ one }) => one.name)).toEqual([])
    expect(parsed.filter(({ seconds }) => seconds > LONGEST).map(({ one }) => one.name)).toEqual([])
    expect(readable.length).toBeGreaterThan(40)
    expect(readable.length).toBeLessThan(documents.length / 2)
  })

  test('are rendered if they were parsed, and broken links are reported at their lines', async () => {
    const first = await checkContent([...site, ...readable.map(({ entry }) => entry)])
    const problemsOf = ({ entry }: Article) => errorsIn(first.problems).filter(({ place }) => place.file === entry.file)
    expect(readable.filter((one) => misplaced(one, problemsOf(one)).length > 0).map(({ name }) => name)).toEqual([])

    const accepted = readable.filter((one) => problemsOf(one).length === 0)
    expect(accepted.length).toBeGreaterThan(10)
    const last = await checkContent([...site, ...accepted.map(({ entry }) => entry)], first.memory)
    expect(errorsIn(last.problems)).toEqual([])
    expect([...last.memory.published.pages.keys()]).toEqual(
      expect.arrayContaining(accepted.map(({ entry }) => `/${entry.file.replace('.mdx', '')}`)),
    )
  })
})

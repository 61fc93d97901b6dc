import { deserialize, serialize } from 'node:v8'
import { describe, expect } from 'vitest'
import { entriesIn, parsedFiles } from '../../../src/engine/content/parse/entries'
import { type ParseCache, parseCacheOf } from '../../../src/engine/content/parse/parse-cache'
import { readContent } from '../../../src/engine/content/read/read'
import { parseContent } from '../../support/site'
import { siteTest } from '../../support/site-test'

async function parsed(root: string, record?: ParseCache) {
  const raw = await readContent(root)
  const { value, problems } = parseContent(raw, record)
  return { entries: value, problems, record: parseCacheOf(raw, value, problems) }
}

/** The parsed content, without functions. */
const plain = ({ entries, ...rest }: Awaited<ReturnType<typeof parsed>>) => ({
  ...rest,
  slugs: entries.slugs,
  pictures: entries.pictures,
  damaged: entries.invalid,
  unknown: entries.unreadable,
  files: parsedFiles(entries).map(({ source: { file, yaml, lineOffset }, ...parts }) => ({ file, yaml, lineOffset, ...parts })),
})

describe('the record of parsed texts', () => {
  siteTest('gives the same entries as parsing, also after it was stored', async ({ site }) => {
    const first = await parsed(site.root)
    const again = await parsed(site.root, deserialize(serialize(first.record)))
    expect(plain(again)).toEqual(plain(first))
    expect(first.record.size).toBeGreaterThan(30)
  })

  siteTest('is used instead of parsing', async ({ site }) => {
    const { record } = await parsed(site.root)
    const file = 'services/first-service.yaml'
    const marked = new Map([...record].map(([name, known]) => [name, name === file ? { ...known, data: 'marked' } : known]))
    const { entries } = await parsed(site.root, marked)
    expect(entriesIn(entries, 'services').find(({ slug }) => slug === 'first-service')?.data).toBe('marked')
  })

  siteTest('is not used for changed texts, and does not include texts with problems', async ({ site }) => {
    const { record } = await parsed(site.root)
    await site.replace('services/first-service.yaml', 'group: core', 'group: cor')
    const next = await parsed(site.root, record)
    expect(next.problems.map(({ code, place }) => `${place.file} ${code}`)).toEqual(['services/first-service.yaml field/choice'])
    expect(next.record.has('services/first-service.yaml')).toBe(false)
    expect(next.record.size).toBe(record.size - 1)
  })
})

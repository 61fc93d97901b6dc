import { extname } from 'node:path/posix'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TOOL_FORMATS } from '../../schemas/tool'
import { csvRows } from '../../src/engine/lib/csv'
import { tools } from '../../src/site/outputs/tools'
import { namedIn } from '../files/named-files'
import { ownContent, smallSite } from './graphs'
import { outputOf, pagesOf } from './made'

const rowsIn = (text: string) => csvRows(text)?.map(({ fields }) => fields) ?? []

describe('the files that readers take away', async () => {
  const graph = await ownContent()
  const emitted = [...tools.emit(outputOf(graph))]
  const files = new Map(await Promise.all(emitted.map(async ({ path, contents }) => [path, String(await contents())] as const)))
  const fileAt = (path: string) => files.get(`downloads/${path}`) ?? ''

  test('exist in every format, and pages may link to each', () => {
    expect(new Set([...files.keys()].map((path) => path.split('.').at(-1)))).toEqual(new Set(TOOL_FORMATS))
    expect(tools.reserved?.(graph)).toEqual([...files.keys()].map((path) => `/${path}`))
  })

  test('say their licence and whose they are', () => {
    for (const [path, text] of files) {
      expect(text, path).toContain('By Aldergate, under CC BY 4.0.')
      expect(text, path).toContain(graph.site.strings.tools.licence.href)
    }
  })

  test('say it in a table in its last row, which has the fields of all others', () => {
    const tables = graph.tools.values().filter(({ format }) => format === 'csv')
    expect(tables.length).toBeGreaterThan(0)
    for (const { slug, title, text } of tables) {
      const rows = rowsIn(fileAt(`${slug}.csv`))
      expect(rows.slice(0, -1)).toEqual(rowsIn(text))
      const [first, ...others] = rows.at(-1) ?? []
      expect(first).toContain(`${title}. By Aldergate, under CC BY 4.0.`)
      expect(others).toEqual(rows[0]?.slice(1).map(() => ''))
    }
  })

  test('are each offered by a page, with the licence, and each link to one states its format and size', () => {
    const shown = pagesOf(graph).map((page) => page.html())
    for (const [path, text] of files) {
      const size = `${Math.round(Buffer.byteLength(text) / 1000)} kB`
      const offering = shown.filter((html) => namedIn(html).some(({ href, isDownload }) => isDownload && href === `/${path}`))
      expect(offering.length, path).toBeGreaterThan(0)
      for (const html of offering) expect(html).toContain('CC BY 4.0')
      const links = shown.flatMap(namedIn).filter(({ href }) => href === `/${path}`)
      for (const link of links) expect(link.text).toMatch(new RegExp(`${extname(path).slice(1).toUpperCase()}\\b.*\\b${size}`))
    }
  })

  test('hold a data contract that its schema takes, and takes no longer with a field less or one more', () => {
    const contract: unknown = parse(fileAt('data-contract-template.yaml'))
    const schema: unknown = JSON.parse(fileAt('data-contract-schema.json'))
    const validate = new Ajv2020({ strict: true }).compile(Object(schema))
    expect(validate(contract) || validate.errors).toBe(true)
    const { remedy, ...without } = Object(contract)
    expect(remedy).toBeDefined()
    expect(validate(without)).toBe(false)
    expect(validate({ ...Object(contract), blame: 'the producer' })).toBe(false)
  })
})

test('an article of which no file speaks offers none', async () => {
  const post = pagesOf(await smallSite()).find(({ address }) => address === '/blog/first-post')
  expect(post?.html()).not.toContain('id="tools"')
})

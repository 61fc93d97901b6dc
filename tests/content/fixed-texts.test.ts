import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ownContent } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'
import { standsIn, textOfPage } from './page-text'
import { textsOf } from './texts'

const texts = z.array(z.string())
const fixed = z
  .strictObject({ everyPage: texts, pages: z.record(z.string(), texts), widgets: z.record(z.string(), texts) })
  .parse(parse(readFileSync(join(import.meta.dirname, 'fixed-texts.yaml'), 'utf8')))

describe('a text', () => {
  const page = textOfPage('<body><p>Showing <!-- -->12<!-- --> results</p><b>R&amp;D</b><input placeholder="Search..."/><i>Fast</i></body>')

  test.for(['Showing 12 results', 'R&D', 'Search...', 'Showing … Fast', '12 … results'])('stands on a page: %s', (text) => {
    expect(standsIn(page, text)).toBe(true)
  })

  test.for(['Showing 1', '2 results', 'Search....', 'Fast … Showing', 'fast'])('does not stand on it: %s', (text) => {
    expect(standsIn(page, text)).toBe(false)
  })
})

describe('what is fixed', async () => {
  const graph = await ownContent()
  const pages = new Map(pagesOf(graph).map(({ address, html }) => [address, textOfPage(html())]))

  test('stands on every page', () => {
    const lacking = [...pages].flatMap(([address, page]) =>
      fixed.everyPage.filter((text) => !standsIn(page, text)).map((text) => `${address}  ${text}`),
    )
    expect(lacking).toEqual([])
  })

  test.for(Object.entries(fixed.pages))('stands on %s', ([address, expected]) => {
    const page = pages.get(address) ?? ''
    expect(expected.filter((text) => !standsIn(page, text))).toEqual([])
  })

  test.for(Object.entries(fixed.widgets))('is said by widgets: %s', ([file, expected]) => {
    const said = new Set(textsOf(graph).flatMap((placed) => (placed.file === `site/${file}.yaml` ? [placed.text] : [])))
    expect(expected.filter((text) => !said.has(text))).toEqual([])
  })
})

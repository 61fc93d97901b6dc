import { describe, expect, test } from 'vitest'
import { partsOf } from '../../renderer/output-parts'
import { DRAWINGS_OF_PAGES } from '../../renderer/page-reads'
import { collectReads, dependencyNames, trackRead } from '../../src/engine/lib/reads'
import { feeds } from '../../src/site/outputs/feeds'
import { markdown } from '../../src/site/outputs/markdown'
import { searchTexts } from '../../src/site/outputs/search-texts'
import { ownContent } from './graphs'
import { outputOf, pagesOf } from './made'

const graph = await ownContent()

/** Pages that note, as those of a build do, that somebody asks for their drawings. */
const pages = pagesOf(graph).map((page) => ({
  ...page,
  get report() {
    trackRead(DRAWINGS_OF_PAGES)
    return page.report
  },
}))

describe.each([feeds, markdown, searchTexts])('the parts of $name', (output) => {
  const site = outputOf(graph, { pages })
  const listed = collectReads(() => [...partsOf(output, site)])

  test('are listed without a look at a text', () => {
    expect([...dependencyNames(listed.reads)].filter((name) => name.includes('/') && !name.includes(' '))).toEqual([])
  })

  test('ask for the same however often and in whichever order they are asked, so that each is noted by itself', () => {
    const readsOf = () => listed.value.map(({ files }) => [...dependencyNames(collectReads(() => [...files()]).reads)].toSorted())
    const first = readsOf()
    expect(first.flat().length).toBeGreaterThan(0)
    expect(readsOf()).toEqual(first)
  })

  test('have all of its files, each once', () => {
    const paths = listed.value.flatMap(({ files }) => [...files()].map(({ path }) => path))
    expect(paths).toEqual([...output.emit(site)].map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
  })
})

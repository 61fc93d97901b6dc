import { expect, test } from 'vitest'
import { siteMapOf } from '../../pages/search/site-map'
import { ownContent } from '../renderer/graphs'

const graph = await ownContent()

test('an industry without a page is where its cell is, so that the site map counts as many as all other pages', () => {
  const industries = siteMapOf(graph).find(({ title }) => title === graph.pages.search.groups.industries)
  expect(industries?.links).toHaveLength(graph.industries.size)
  expect(industries?.links.map(({ href }) => href)).toContain('/industries#manufacturing')
})

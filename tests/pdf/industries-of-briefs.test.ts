import { describe, expect, test } from 'vitest'
import { localNetOf } from '../../pages/shared/placed-net'
import { serviceBrief } from '../../src/site/pdf/models/service-brief'
import { ownContent } from '../renderer/graphs'

describe('the brief of a service', async () => {
  const graph = await ownContent()
  const { cover, brief } = graph.pages.documents

  test.each(graph.services.values())('$slug names on its cover and in its table the industries that its page shows', (service) => {
    const shown = localNetOf(graph, 'services', service.slug)?.nodes.map(({ name }) => name) ?? []
    const titles = graph.industries.values().flatMap(({ title }) => (shown.includes(title) ? [title] : []))
    const { facts, blocks } = serviceBrief(graph, service)
    expect(titles).not.toEqual([])
    expect(facts.find(({ label }) => label === cover.industries)?.value).toBe(titles.join(', '))
    const rows = blocks.flatMap((block) => (block.kind === 'table' && block.caption === brief.offers ? block.rows : []))
    const cells = rows.map((row) => row.map((runs) => runs.map(({ text }) => text).join('')))
    expect([...new Set(cells.map(([first]) => first))]).toEqual(titles)
    expect(cells.flat()).not.toContain('')
  })
})

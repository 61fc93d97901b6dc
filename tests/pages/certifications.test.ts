import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { plannedPageAt } from '../../renderer/plan'
import { required } from '../../src/engine/problems/problem'
import { serviceBrief } from '../../src/site/pdf/models/service-brief'
import { urlOf } from '../../src/site/routes/addresses'
import { ownContent } from '../renderer/graphs'
import { SITE } from '../support/site'

describe('certifications', async () => {
  const graph = await ownContent()
  const all = graph.pages.home.trust.certifications

  test.each(graph.services.values())('$slug names those of its field on its page and in its brief, and no others', (service) => {
    const own = all.flatMap(({ name, service: slug }) => (slug === service.slug ? [name] : []))
    const address = urlOf.service(service.slug)
    const page = renderToStaticMarkup(required(plannedPageAt(SITE.pages, graph, address), address).element(SITE.words(graph)))
    const named = (text: string) => all.flatMap(({ name }) => (text.includes(name) ? [name] : []))
    expect(named(page)).toEqual(own)
    expect(named(JSON.stringify(serviceBrief(graph, service).blocks))).toEqual(own)
  })

  test('each is named by a service', () => {
    expect(all.filter(({ service }) => service === undefined)).toEqual([])
  })
})

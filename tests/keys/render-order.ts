import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createContext } from '../../renderer/context'
import { renderPage } from '../../renderer/render'
import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { ASSETS } from '../renderer/made'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SEED } from '../support/seed'
import { SITE } from '../support/site'
import { siteStyles } from './site-styles'

/** Tests that the pages of a graph have the same bytes when they are rendered in random orders. */
export function testRenderOrder(name: string, load: () => Promise<Graph>, orders: number) {
  test(`${name}: ${orders} random orders, seed ${SEED}`, { timeout: 15_000 * (orders + 2) }, async () => {
    const graph = await load()
    const pages = new Map(planPages(SITE, graph).value.map((page) => [page.address, page]))
    const addresses = [...pages.keys()]
    const render = (order: readonly string[]) => {
      const context = createContext(SITE, { graph, assets: ASSETS, code: CODE, styles: siteStyles() })
      return new Map(order.map((address) => [address, renderPage(required(pages.get(address), address), context).html]))
    }
    const planned = render(addresses)
    const property = fc.property(fc.shuffledSubarray(addresses, { minLength: addresses.length }), (order) => {
      const found = render(order)
      expect(addresses.filter((address) => found.get(address) !== planned.get(address))).toEqual([])
    })
    fc.assert(property, { seed: SEED, numRuns: orders, endOnFailure: true })
  })
}

import { describe, expect, test } from 'vitest'
import { checkPages } from '../../renderer/build-pages'
import { reservedBy } from '../../renderer/reserved'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { ownContent } from './graphs'
import { type HtmlRule, htmlRules } from './html-rules'
import { pagesOf } from './made'

/** Breaches of a rule on the pages of a site, with their addresses. */
const breaches = (pages: readonly { address: string; html: string }[], rule: HtmlRule) =>
  pages.flatMap(({ address, html }) => rule(html).map((found) => `${address}  ${found}`))

describe('every page of the content of the site', async () => {
  const graph = await ownContent()
  const pages = pagesOf(graph)
  const documents = pages.map((page) => ({ address: page.address, html: page.html() }))

  test('is rendered', () => {
    expect(documents.length).toBeGreaterThan(60)
    expect(documents.filter(({ html }) => !html.includes('<main id="main"'))).toEqual([])
  })

  test.for(Object.entries(htmlRules))('%s', ([, rule]) => {
    expect(breaches(documents, rule)).toEqual([])
  })

  test('links to existing pages and anchors', () => {
    expect(checkPages({ pages }, SITE, { graph, reserved: reservedBy(SITE, graph) })).toEqual([])
  })

  test('shows no placeholder that was not filled in', () => {
    const unfilled = (html: string) => html.replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '').match(/\{[a-z][\w:.]*\}/gi) ?? []
    expect(breaches(documents, (html) => [...unfilled(html)])).toEqual([])
  })

  test('shows no missing values', () => {
    const missing = (html: string) => html.match(/\bundefined\b|\bNaN\b|\[object /g) ?? []
    expect(breaches(documents, (html) => [...missing(html.replace(/<style.*?<\/style>/gs, ''))])).toEqual([])
  })
})

siteTest('every page of a small site keeps the rules too', async ({ site }) => {
  const documents = pagesOf(await site.graph()).map((page) => ({ address: page.address, html: page.html() }))
  expect(Object.values(htmlRules).flatMap((rule) => breaches(documents, rule))).toEqual([])
})

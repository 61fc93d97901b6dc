import { describe, expect, test } from 'vitest'
import { createDevelopmentSite } from '../../renderer/development'
import { artFile } from '../../src/lib/art/file'
import { service } from '../support/factories'
import { siteTest } from '../support/site-test'
import { smallSite } from './graphs'

describe('the site of the development server', async () => {
  const development = createDevelopmentSite(await smallSite())
  const answer = (address: string, wantsPage = true) => development.answer(address, wantsPage)

  test('answers with pages, the same at an alias', () => {
    const page = answer('/case-studies/first-case')
    expect(page).toMatchObject({ kind: 'page', status: 200, html: expect.stringContaining('<title>First case') })
    expect(answer('/case-study/first-case')).toEqual(page)
  })

  test.for([
    ['/nothing', '/404'],
    ['/blogs', '/404'],
    ['/blog/nothing', '/blog/404'],
    ['/blog/nothing/below', '/blog/404'],
    ['/case-study/nothing', '/case-study/404'],
  ] as const)('answers %s with the view %s', ([address, view]) => {
    const shown = answer(view)
    expect(shown).toMatchObject({ kind: 'page', status: 200 })
    expect(answer(address)).toEqual({ ...shown, status: 404 })
  })

  test('leaves to others what is no page and not asked for as one', () => {
    expect(answer('/nothing.js', false)).toBeUndefined()
  })

  test('follows redirects', () => {
    expect(answer('/old-services')).toEqual({ kind: 'redirect', to: '/services' })
  })

  test('draws on demand', async () => {
    const drawing = answer('/art/flow-any-seed-wide.svg', false)
    expect(drawing?.kind === 'file' && (await drawing.contents())).toBe(artFile({ family: 'flow', seed: 'any-seed', shape: 'wide' }))
  })

  test.for(['/sitemap.xml', '/robots.txt', '/search-index.json', '/site.webmanifest', '/favicon.ico', '/icon-192.png'])(
    'answers %s with the file of its output',
    async (address) => {
      const file = answer(address, false)
      expect(file).toMatchObject({ kind: 'file', path: address.slice(1) })
      expect(file?.kind === 'file' && (await file.contents()).length).toBeGreaterThan(40)
    },
  )

  siteTest('reports problems of the plan and shows what it can', async ({ site }) => {
    await site.write({ 'services/made.yaml': service({ title: 'First service' }) })
    const { problems, answer } = createDevelopmentSite(await site.graph())
    expect(problems.map(({ code }) => code)).toEqual(['page/title'])
    expect(answer('/services/made', true)).toMatchObject({ status: 200 })
  })
})

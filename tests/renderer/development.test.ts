import { describe, expect } from 'vitest'
import { type Answer, createDevelopmentSite } from '../../renderer/development'
import { artFile } from '../../src/lib/art/file'
import { service } from '../support/factories'
import { siteTest } from '../support/site-test'

const answerTest = siteTest.extend<{ answer: (address: string, wantsPage?: boolean) => Answer | undefined }>({
  answer: async ({ site }, use) => {
    const development = createDevelopmentSite(await site.graph())
    await use((address, wantsPage = true) => development.answer(address, wantsPage))
  },
})

describe('the site of the development server', () => {
  answerTest('answers with pages, the same at an alias', ({ answer }) => {
    const page = answer('/case-studies/first-case')
    expect(page).toMatchObject({ kind: 'page', status: 200, html: expect.stringContaining('<title>First case') })
    expect(answer('/case-study/first-case')).toEqual(page)
  })

  answerTest.for([
    ['/nothing', '/404'],
    ['/blogs', '/404'],
    ['/blog/nothing', '/blog/404'],
    ['/blog/nothing/below', '/blog/404'],
    ['/case-study/nothing', '/case-study/404'],
  ] as const)('answers %s with the view %s', ([address, view], { answer }) => {
    const shown = answer(view)
    expect(shown).toMatchObject({ kind: 'page', status: 200 })
    expect(answer(address)).toEqual({ ...shown, status: 404 })
  })

  answerTest('leaves to others what is no page and not asked for as one', ({ answer }) => {
    expect(answer('/nothing.js', false)).toBeUndefined()
  })

  answerTest('follows redirects', ({ answer }) => {
    expect(answer('/old-services')).toEqual({ kind: 'redirect', to: '/services' })
  })

  answerTest('draws on demand', async ({ answer }) => {
    const drawing = answer('/art/flow-any-seed-wide.svg', false)
    expect(drawing?.kind === 'file' && (await drawing.contents())).toBe(artFile({ family: 'flow', seed: 'any-seed', shape: 'wide' }))
  })

  answerTest.for(['/sitemap.xml', '/robots.txt', '/search-index.json', '/site.webmanifest', '/favicon.ico', '/icon-192.png'])(
    'answers %s with the file of its output',
    async (address, { answer }) => {
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

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serveRootNotFound } from './support/root-only'
import { KINDS } from './support/routes'
import { LONG } from './support/suites'
import { pressEverything, watchViolations, widgetsIn } from './support/violations'
import { wake } from './support/wake'

const ISLANDS = join(import.meta.dirname, '../../src/site/islands')

/** Everything that is interactive: each folder with an island or an enhancement. */
const WIDGETS = readdirSync(ISLANDS).filter((name) =>
  ['island.tsx', 'enhancement.ts'].some((file) => existsSync(join(ISLANDS, name, file))),
)

/** No page has these: `zoom.spec.ts` puts a picture into an article, and the site of `careers.spec.ts` has open positions. */
const ELSEWHERE = ['filtered-positions', 'zoom-picture']

/** Addresses that between them have everything that is interactive. */
const ADDRESSES = [
  '/',
  '/insights',
  '/blog/cloud-cost-as-an-engineering-metric',
  '/technology',
  '/about',
  '/regions',
  '/search',
  '/contact',
  '/404',
]

/** The one that `npm test` uses: that of the form. The long suite uses all, home with most widgets among them. */
const IN_SHORT = '/contact'

/** Opens a page, brings it to life and uses all of it. Answers with how much that was, and all that its policy refused. */
async function useWhole(page: Page, address: string) {
  const violations = await watchViolations(page)
  await page.goto(address)
  await wake(page)
  const used = await pressEverything(page)
  await page.waitForLoadState('networkidle')
  return { violations, used }
}

test.describe('everything that can be pressed or filled in keeps to the policy of its page', () => {
  for (const address of new Set([...ADDRESSES, ...KINDS]))
    test(address, address === IN_SHORT ? {} : LONG, async ({ page }) => {
      const { violations, used } = await useWhole(page, address)
      expect(violations).toEqual([])
      expect(used).toBeGreaterThan(5)
    })

  test('where a host has one not-found page', async ({ page }) => {
    await serveRootNotFound(page, '/blog/nope')
    const violations = await watchViolations(page)
    await page.goto('/blog/nope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
    // Besides the answer of the address itself.
    expect(violations.filter((text) => !text.includes('404'))).toEqual([])
  })
})

test('these pages have all that is interactive', async ({ request }) => {
  const found = new Set<string>(ELSEWHERE)
  for (const address of ADDRESSES) for (const widget of widgetsIn(await (await request.get(address)).text())) found.add(widget)
  expect([...found].toSorted()).toEqual(WIDGETS.toSorted())
})

/** Markup that an attacker may get into a page, with the directive that refuses it and what is refused. */
const ATTACKS = [
  ['<img src="x" onerror="document.title = 1">', 'script-src-attr inline'],
  ['<p style="position: fixed">', 'style-src-attr inline'],
  ['<style>p { color: red }</style>', 'style-src-elem inline'],
  ['<script>document.title = 1</script>', 'script-src-elem inline'],
  ['<script src="https://evil.example/a.js"></script>', 'script-src-elem https://evil.example/a.js'],
  ['<img src="https://evil.example/a.png">', 'img-src https://evil.example/a.png'],
  ['<iframe src="https://evil.example/"></iframe>', 'frame-src https://evil.example'],
  ['<object data="https://evil.example/"></object>', 'object-src https://evil.example'],
  ['<base href="https://evil.example/">', 'base-uri https://evil.example/'],
] as const

test('a page with foreign markup in it loads and runs none of it, and each is seen', LONG, async ({ page }) => {
  for (const [markup, refused] of ATTACKS)
    await test.step(markup, async () => {
      const own = await page.context().newPage()
      await own.route('**/about', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('</main>', () => `${markup}</main>`) })
      })
      const violations = await watchViolations(own)
      await own.goto('/about')
      await expect.poll(() => violations).toContain(`violation: ${refused}`)
      expect(await own.title()).not.toBe('1')
      await own.close()
    })
})

test('no script of a page turns a text into one that runs', async ({ page }) => {
  const violations = await watchViolations(page)
  await page.goto('/about')
  const thrown = await page.evaluate(() =>
    [
      () => document.body.insertAdjacentHTML('beforeend', '<p>text</p>'),
      () => document.createElement('script').setAttribute('src', '/a.js'),
    ].map((attack) => {
      try {
        attack()
        return 'done'
      } catch (error) {
        return error instanceof TypeError
      }
    }),
  )
  expect(thrown).toEqual([true, true])
  await expect.poll(() => violations).toContain('violation: require-trusted-types-for trusted-types-sink')
})

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { whileServing } from '../../../scripts/serving'
import { ROOT } from '../../support/run-command'
import { expectNoFindings } from '../support/axe'
import { ONLY_CHROMIUM } from '../support/suites'
import { watchProblems } from '../support/watch'

const WIDTHS = [320, 390, 1440]

/** The site that `npm run new -- site` begins with. */
test('the pages of a new site open without a problem, fit their windows, and axe finds nothing', ONLY_CHROMIUM, async ({ page }) => {
  const out = join(ROOT, '.cache/started-site')
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', '--project', 'starter', '--out', out], { cwd: ROOT })
  const addresses = [...(await readFile(join(out, 'sitemap.xml'), 'utf8')).matchAll(/<loc>https:\/\/[^/]*(\/[^<]*)/g)].map(
    ([, one = '']) => one,
  )
  expect(addresses).toEqual(expect.arrayContaining(['/', '/about', '/contact', '/notes']))
  await whileServing(out, async (origin) => {
    const problems = watchProblems(page)
    for (const address of [...addresses, '/404']) {
      await page.goto(origin + address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${address}, ${width}`,
        ).toBeLessThanOrEqual(0)
      }
    }
    expect(problems).toEqual([])
    const shown = addresses.map((address) => origin + address)
    await expectNoFindings(page, shown, ['wide and light', 'narrow and dark'])
  })
})

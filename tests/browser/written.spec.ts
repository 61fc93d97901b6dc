import { expect } from '@playwright/test'
import { LONG } from './support/suites'
import { test, WRITTEN } from './support/written-site'

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('terms stand out from what they mean, which is set in', LONG, async ({ page, origin }) => {
      await page.goto(origin + WRITTEN)
      for (const [name, means] of [
        ['Rollback', 'The way back'],
        ['Drill', 'A rehearsal'],
      ] as const) {
        const term = page.getByRole('term').filter({ hasText: name })
        const meaning = page.getByRole('definition').filter({ hasText: means })
        expect(Number(await term.evaluate((element) => getComputedStyle(element).fontWeight)), name).toBeGreaterThanOrEqual(600)
        const [at, textAt] = await Promise.all(
          [term, meaning].map((element) =>
            element.evaluate((node) => {
              const range = document.createRange()
              range.selectNodeContents(node)
              return range.getBoundingClientRect().left
            }),
          ),
        )
        expect((textAt ?? 0) - (at ?? 0), name).toBeGreaterThanOrEqual(16)
      }
      const [before, after] = await Promise.all(
        [page.getByText('What a drill tries.'), page.getByText('Runbook', { exact: true })].map((element) => element.boundingBox()),
      )
      expect((after?.y ?? 0) - (before?.y ?? 0) - (before?.height ?? 0)).toBeGreaterThanOrEqual(8)
    })

    test('the button of a block of code stands at its edge', LONG, async ({ page, origin }) => {
      await page.goto(origin + WRITTEN)
      const block = page.getByRole('figure').filter({ hasText: 'cost-per-thousand.sql' })
      const [edge, button, title] = await Promise.all(
        [block, block.getByRole('button'), block.getByText('cost-per-thousand.sql')].map((element) => element.boundingBox()),
      )
      if (!edge || !button || !title) throw new Error('Something of the block has no box.')
      const before = title.x - edge.x
      expect(Math.abs(edge.x + edge.width - button.x - button.width - before)).toBeLessThanOrEqual(1)
    })
  })
}

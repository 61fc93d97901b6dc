import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'

/** Pixels of the highest folded row: a line of points beside a name in up to two lines. */
const HIGHEST = { 1440: 64, 1024: 68 } as const

for (const width of [1440, 1024] as const)
  test(`what a practice works with is seen in a line and unfolded by name, at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/technology')
    const list = page.getByRole('main').locator('.use-list')
    const rows = list.getByRole('listitem')
    await expect(rows).toHaveCount(10)
    for (const row of await rows.all()) {
      const { height } = (await row.boundingBox()) ?? { height: Number.POSITIVE_INFINITY }
      expect.soft(height, `${await row.getByRole('heading').textContent()}`).toBeLessThan(HIGHEST[width])
    }
    // The name of each category stands above its first point.
    const first = await list.getByText('Frontend', { exact: true }).first().boundingBox()
    const points = await rows.first().locator('.use-stems').boundingBox()
    expect(Math.abs((first?.x ?? 0) - (points?.x ?? 9))).toBeLessThan(4)
    await expect(list.getByText('A large dot is a technology that the practice uses')).toBeVisible()
    expect((await rows.nth(3).locator('.use-stems').boundingBox())?.width).toBeGreaterThan(340)
    const names = rows.nth(3).getByRole('definition').filter({ hasText: 'Kubernetes' })
    await expect(names).toBeHidden()
    await rows.nth(3).getByText('14 technologies').click()
    await expect(names).toBeVisible()
    await expect(names).toHaveCSS('font-size', width === 1440 ? '13px' : '15px')
    await expect(rows.nth(3).getByRole('term').filter({ hasText: 'DevOps' })).toBeVisible()
  })

test('a line says what large and small points are, and names stand below theirs in wide windows', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/technology')
  const list = page.getByRole('main').locator('.use-list')
  await expect(list.getByText('A large dot is a technology that the practice uses')).toBeVisible()
  const row = list.getByRole('listitem').nth(3)
  await row.getByText('14 technologies').click()
  for (const [category, name] of [
    ['Database', 'PostgreSQL'],
    ['DevOps', 'OpenTelemetry'],
    ['Security', 'Vault'],
  ] as const) {
    const head = await list.locator('.heads').getByText(category, { exact: true }).boundingBox()
    const below = await row.getByText(name, { exact: true }).boundingBox()
    expect(Math.abs((below?.x ?? 0) - (head?.x ?? 9)), name).toBeLessThan(2)
  }
  await expect(row.getByRole('term').filter({ hasText: 'Frontend' })).toBeHidden()
})

for (const width of [390, 320] as const)
  test(
    `a practice has the numbers of its technologies by category at ${width} px, where points are too small to count`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/technology')
      const list = page.getByRole('main').locator('.use-list')
      const row = list.getByRole('listitem').first()
      await expect(row.getByText('AI/ML 7 · DevOps 2 · Backend 1 · Database 1')).toBeVisible()
      await expect(row.getByText('11 technologies')).toBeHidden()
      await expect(row.locator('svg')).toBeHidden()
      await expect(list.locator('.heads')).toBeHidden()
      await expect(list.getByText('A large dot is a technology that the practice uses')).toBeHidden()
      await expect(list.getByText('An open row names them')).toBeVisible()
      await row.getByText('AI/ML 7').click()
      await expect(row.getByRole('definition').first()).toBeVisible()
      for (const each of await list.getByRole('listitem').all())
        expect
          .soft((await each.locator('summary').boundingBox())?.height, `${await each.getByRole('heading').textContent()}`)
          .toBeLessThan(72)
    },
  )

import type { Page } from '@playwright/test'

/**
 * A node as Chromium itself exposes it to assistive technology. Playwright computes roles by itself, and may report more than the browser.
 */
type SpokenNode = { role: string; name: string; isSelected: boolean }

/** All nodes that Chromium exposes to assistive technology, in their order. */
export async function spokenNodes(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const isSelected = properties.some((property) => property.name === 'selected' && property.value.value === true)
      return { role: `${role?.value}`, name: `${name?.value ?? ''}`, isSelected }
    })
}

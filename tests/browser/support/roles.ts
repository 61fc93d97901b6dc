import type { Page } from '@playwright/test'

/** What Chromium itself says of a node to assistive technology. Playwright works out roles by itself, and may say more than the browser. */
type SpokenNode = { role: string; name: string; isSelected: boolean }

/** All nodes that Chromium shows to assistive technology, in their order. */
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

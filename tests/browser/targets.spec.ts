import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'
import { targetFaults } from './support/targets'

// What still moves while it is measured is hit beside its place.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('every target is hit where it is pressed, and is large enough or has space around it', async ({ page }) => {
  for (const address of ['/', '/blog', '/blog/cloud-security-best-practices', '/contact']) {
    await page.goto(address)
    expect.soft(await targetFaults(page), address).toEqual([])
  }
})

/** Buttons of a size, side by side. */
const buttons = (size: number, gap: number) =>
  ['one', 'two']
    .map(
      (name) =>
        `<button style="inline-size: ${size}px; block-size: ${size}px; margin-inline-end: ${gap}px; float: left">${name[0]}</button>`,
    )
    .join('')

for (const [what, html, found] of [
  ['small buttons that touch', buttons(20, 0), 2],
  ['small buttons with room between them', buttons(20, 5), 0],
  ['large buttons that touch', buttons(24, 0), 0],
  ['a link in a sentence', '<p style="line-height: 1">Go <a href="/">on</a>. <a href="/about">Or</a></p>', 0],
  [
    'lines of links without other words',
    '<div style="font-size: 12px; line-height: 1"><a href="/">1</a><br><a href="/about">2</a></div>',
    2,
  ],
  ['a link that takes no pointer', '<a href="/" style="display: block; pointer-events: none">A link of one line</a>', 1],
  ['a small box that its label enlarges', '<label style="display: inline-block; padding: 10px"><input type="checkbox"></label>', 0],
] as const)
  test(`${what}: ${found} faults`, found === 2 ? {} : LONG, async ({ page }) => {
    await page.goto('/about')
    await page.evaluate((content) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = `<div style="padding: 200px 50px">${content}</div>`
    }, html)
    expect(await targetFaults(page)).toHaveLength(found)
  })

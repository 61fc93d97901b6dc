import { expect, test } from '@playwright/test'
import { type Look, openFor, pictureOf } from '../support/picture'
import { ONLY_CHROMIUM } from '../support/suites'

/** Pages of twelve kinds, by the names of their pictures. */
const PAGES = {
  home: '/',
  service: '/services/cloud-infrastructure',
  industry: '/industries/healthcare-life-sciences',
  'case-studies': '/case-studies',
  'case-study': '/case-studies/accelerating-payments-modernization',
  'news-item': '/newsroom/global-expansion',
  'blog-post': '/blog/cloud-security-best-practices',
  events: '/events',
  technology: '/technology',
  about: '/about',
  investors: '/investors',
  contact: '/contact',
}

const FIRST: Look = { width: 1440, height: 900, theme: 'light', kept: 360 }

const LOOKS: readonly Look[] = [
  FIRST,
  { width: 1440, height: 900, theme: 'dark', kept: 360 },
  { width: 390, height: 844, theme: 'light', kept: 156 },
  { width: 390, height: 844, theme: 'dark', kept: 156 },
]

/** What may differ: the shade of a point, up to 0.2 of the way from black to white, and one point in five hundred altogether. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 }

const nameOf = (name: string, { width, theme }: Look) => ['pictures', `${name}-${width}-${theme}.png`]

for (const [name, address] of Object.entries(PAGES))
  test(`${name} looks as in its pictures`, ONLY_CHROMIUM, async ({ page }) => {
    for (const look of LOOKS) {
      await openFor(page, address, look)
      expect.soft(await pictureOf(page, look)).toMatchSnapshot(nameOf(name, look), TOLERANCE)
    }
  })

for (const [fault, change] of [
  ['a heading of another color', () => document.querySelector('h1')?.style.setProperty('color', 'red')],
  ['a part that is gone', () => document.querySelector('main section')?.remove()],
  ['a part that moved', () => document.querySelector('main')?.style.setProperty('margin-top', '8px')],
] as const)
  test(`${fault} is seen`, ONLY_CHROMIUM, async ({ page }) => {
    await openFor(page, PAGES.contact, FIRST)
    await page.evaluate(change)
    expect(await pictureOf(page, FIRST)).not.toMatchSnapshot(nameOf('contact', FIRST), TOLERANCE)
  })

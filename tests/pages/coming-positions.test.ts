import { expect, test } from 'vitest'
import { comingOf } from '../../pages/careers/coming'
import { ownContent } from '../renderer/graphs'

/** The announcement on a day, with or without its field of content. */
async function announcedOn(today: string, coming?: { date: string; text: string; link: { label: string; href: string } }) {
  const { pages, site } = await ownContent()
  const careers = { ...pages.careers, empty: { ...pages.careers.empty, coming } }
  return comingOf({ site, today, pages: { ...pages, careers } })
}

const link = { label: 'More', href: '/newsroom' }
const coming = { date: '2025-01-13', text: 'Two open on {date}.', link }

test('announced positions are named until they open', async () => {
  expect(await announcedOn('2025-01-12', coming)).toEqual({ text: 'Two open on January\u00a013,\u00a02025.', link })
  expect(await announcedOn('2025-01-13', coming)).toBeUndefined()
})

test('without an announcement in the content there is none on the page', async () => {
  expect(await announcedOn('2025-01-12')).toBeUndefined()
})

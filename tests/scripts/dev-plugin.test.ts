import { expect } from 'vitest'
import { SITE_CHANGED } from '../../renderer/live/event'
import { service } from '../support/factories'
import type { SiteWorkspace } from '../support/site-test'
import { type Development, developmentTest } from './development-test'

const ALL_RIGHT = 'All errors are fixed.'

const BROKEN = 'services/first-service.yaml:5:8  field/choice'

const FIRST = '/services/first-service'

const replaceIn = async (site: SiteWorkspace, { contentChanged }: Development, [from, to]: readonly [string, string]) => {
  await site.replace('services/first-service.yaml', from, to)
  contentChanged('services/first-service.yaml')
}
const breakContent = (site: SiteWorkspace, development: Development) => replaceIn(site, development, ['group: core', 'group: cor'])
const mendContent = (site: SiteWorkspace, development: Development) => replaceIn(site, development, ['group: cor', 'group: core'])

// One server for the whole test, because loading the code of the site takes seconds.
developmentTest(
  'the development server shows saved changes, and reports when errors appear and disappear',
  async ({ site, development }) => {
    const { ask, open, listen, until, contentChanged } = development
    expect(await ask(FIRST)).toContain('<h1>First service')
    // Pages of the bundle name its fonts.
    await site.write({ '.bundle/assets/sans-1.woff2': 'a font' })
    expect(await ask('/assets/sans-1.woff2')).toBe('a font')

    // A window that opens later is not told of what has been fixed by then.
    await breakContent(site, development)
    await until(BROKEN)
    await mendContent(site, development)
    expect(await until(ALL_RIGHT)).toEqual([ALL_RIGHT])
    await open()
    const opened = await ask(FIRST)
    listen(opened)

    await breakContent(site, development)
    expect(await until('overlay: ')).toEqual([expect.stringContaining(BROKEN), expect.stringContaining(BROKEN)])
    expect(await ask(FIRST)).toContain('<h1>First service')
    listen(opened)
    expect(await until('overlay: ')).toEqual([expect.stringContaining(BROKEN)])

    await site.write({ 'services/made.yaml': service({ order: 0 }) })
    contentChanged('services/made.yaml')
    await until('overlay: ')
    await site.write({ 'services/made.yaml': null })
    contentChanged('services/made.yaml')
    expect(await until('overlay: ')).toEqual([
      expect.stringContaining(BROKEN),
      expect.stringContaining('Fixed: services/made.yaml  field/'),
      expect.stringContaining(BROKEN),
    ])

    await site.replace('services/first-service.yaml', 'group: cor', 'group: core')
    await site.replace('services/first-service.yaml', 'title: First service', 'title: Best service')
    contentChanged('services/first-service.yaml')
    expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])
    const best = await ask(FIRST)
    expect(best).toContain('<h1>Best service')
    // A page that did not listen yet has missed that it changed, and a new one has missed nothing.
    listen(opened)
    expect(await until(SITE_CHANGED)).toEqual([SITE_CHANGED])
    listen(best)
    await ask(FIRST)

    // What only all pages together show follows the page.
    await site.write({ 'services/made.yaml': service({ title: 'Best service' }) })
    contentChanged('services/made.yaml')
    expect(await until('overlay: ')).toEqual([SITE_CHANGED, expect.stringContaining('page/title'), expect.stringContaining('page/title')])
    expect(await ask('/services/made')).toContain('<h1>Best service')
    await site.write({ 'services/made.yaml': null })
    contentChanged('services/made.yaml')
    expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])
  },
)

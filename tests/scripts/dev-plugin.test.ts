import { expect } from 'vitest'
import { SITE_CHANGED } from '../../renderer/live/event'
import { service } from '../support/factories'
import type { SiteWorkspace } from '../support/site-test'
import { type Development, developmentTest } from './development-test'

const ALL_RIGHT = 'All errors are fixed.'

const BROKEN = 'services/first-service.yaml:5:8  field/choice'

const breakContent = async (site: SiteWorkspace, { contentChanged }: Development) => {
  await site.replace('services/first-service.yaml', 'group: core', 'group: cor')
  contentChanged('services/first-service.yaml')
}

// One server for the whole test, because loading the code of the site takes seconds.
developmentTest(
  'the development server shows saved changes, and reports when errors appear and disappear',
  async ({ site, development }) => {
    const { ask, until, contentChanged } = development
    await until(SITE_CHANGED)
    expect(await ask('/services/first-service')).toContain('<h1>First service')
    // Pages of the bundle name its fonts.
    await site.write({ '.bundle/assets/sans-1.woff2': 'a font' })
    expect(await ask('/assets/sans-1.woff2')).toBe('a font')

    await breakContent(site, development)
    expect(await until('overlay: ')).toEqual([expect.stringContaining(BROKEN), expect.stringContaining(BROKEN)])
    expect(await ask('/services/first-service')).toContain('<h1>First service')

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
    expect(await ask('/services/first-service')).toContain('<h1>Best service')

    // What only all pages together show follows the page.
    await site.write({ 'services/made.yaml': service({ title: 'Best service' }) })
    contentChanged('services/made.yaml')
    expect((await until('overlay: ')).at(-1)).toContain('page/title')
    expect(await ask('/services/made')).toContain('<h1>Best service')
    await site.write({ 'services/made.yaml': null })
    contentChanged('services/made.yaml')
    expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])
  },
)

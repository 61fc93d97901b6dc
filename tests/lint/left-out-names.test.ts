import { describe, expect } from 'vitest'
import { type SiteWorkspace, siteTest } from '../support/site-test'

const named = async (site: SiteWorkspace) => (await site.problems()).filter((line) => line.includes('page/switched-off'))
const speak = (site: SiteWorkspace, text: string) =>
  site.replace('pages/events.yaml', 'description: What all can come to.', `description: ${text}`)
const without = (site: SiteWorkspace, page: string) => site.replace('site/navigation.yaml', 'top:\n', `pages:\n  ${page}: off\ntop:\n`)

describe('a text that speaks of a page', () => {
  siteTest('is told where the site does without that page', async ({ site }) => {
    await without(site, 'investors')
    await speak(site, 'Dates for investors.')
    const lines = (await named(site)).filter((line) => line.startsWith('pages/events.yaml'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^pages\/events\.yaml:21:16 {2}page\/switched-off {2}The text has `investors`, and the page `investors` is switched off\./,
    )
  })

  siteTest('is right where the site has the page', async ({ site }) => {
    await speak(site, 'Dates for investors.')
    expect(await named(site)).toEqual([])
  })

  siteTest('is right where it means the matter and not the page', async ({ site }) => {
    await without(site, 'technology')
    await speak(site, 'An evening about technology.')
    expect(await named(site)).toEqual([])
  })

  siteTest('may be a link there, since such a link is not shown, or a word that visitors ask the chat for', async ({ site }) => {
    await without(site, 'investors')
    expect((await named(site)).filter((line) => /^site\/(?:navigation|chat)\.yaml/.test(line))).toEqual([])
  })

  siteTest('may be waived', async ({ site }) => {
    await without(site, 'investors')
    await speak(site, 'Dates for investors.')
    await site.replace(
      'pages/events.yaml',
      'calendar:\n',
      'waive:\n  - code: page/switched-off\n    reason: A meeting of an association of investors.\n    until: 2025-01-01\ncalendar:\n',
    )
    expect((await named(site)).filter((line) => line.startsWith('pages/events.yaml'))).toEqual([])
  })
})

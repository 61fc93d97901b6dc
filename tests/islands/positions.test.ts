import { describe, expect, test } from 'vitest'
import { detailOf, INITIAL, matching, type Position } from '../../src/site/islands/filtered-positions/positions'
import { pagesOf } from '../renderer/made'
import { job } from '../support/factories'
import { siteTest } from '../support/site-test'

const position = (title: string, rest: Partial<Position>): Position => ({
  href: `/careers/${title}`,
  title,
  department: 'Design',
  location: 'Remote',
  description: '',
  requirements: [],
  ...rest,
})

const POSITIONS = [
  position('Engineer', { department: 'Engineering', description: 'Keeps models running', requirements: ['Python', 'Clear words'] }),
  position('Architect', { department: 'Engineering', location: 'London, UK', description: 'Orders moves' }),
  position('Designer', { tags: ['Figma'], description: 'Draws', requirements: ['An eye', 'Python'] }),
]
const found = (state: Partial<typeof INITIAL>) => matching(POSITIONS, { ...INITIAL, ...state }).map(({ title }) => title)

test.for([
  [{}, ['Engineer', 'Architect', 'Designer']],
  [{ query: 'ENGINEER' }, ['Engineer']],
  [{ query: 'models' }, ['Engineer']],
  [{ query: 'python' }, ['Engineer', 'Designer']],
  [{ query: 'python clear' }, []],
  [{ query: 'figma' }, []],
  [{ query: 'london' }, []],
  [{ location: 'London, UK' }, ['Architect']],
  [{ location: 'London' }, []],
  [{ department: 'Engineering' }, ['Engineer', 'Architect']],
  [{ department: 'Engineering', location: 'Remote', query: 'python' }, ['Engineer']],
  [{ department: 'Design', location: 'London, UK' }, []],
] as const)('the state %j shows %j', ([state, titles]) => {
  expect(found(state)).toEqual(titles)
})

test('the results line names every filter that is set', () => {
  const words = { showing: '', forCategory: ' for "{category}"', inCategory: ' in "{category}"', matching: ' matching "{search}"' }
  expect(detailOf(words, INITIAL)).toBe('')
  expect(detailOf(words, { query: ' ml ', location: 'Remote', department: 'Design' })).toBe(' for "Design" in "Remote" matching "ml"')
})

describe('the careers page', () => {
  const ISLAND = /data-island="filtered-positions".*?<script type="application\/json">(.*?)<\/script>/s

  siteTest('has no filters while no position is open', async ({ site }) => {
    await site.write({ 'careers/first-job.yaml': job({ closed: '2024-01-02' }) })
    const html = pagesOf(await site.graph(), '/careers')[0]?.html() ?? ''
    expect(html).toContain('No position is open')
    expect(html).not.toMatch(ISLAND)
  })

  siteTest('lists each open position', async ({ site }) => {
    await site.write({
      'careers/first-job.yaml': job(),
      'careers/over.yaml': job({ title: 'Over', description: 'Over.', closed: '2024-01-02' }),
    })
    const html = pagesOf(await site.graph(), '/careers')[0]?.html() ?? ''
    expect(html).not.toContain('No position is open')
    const { positions, locations } = JSON.parse(ISLAND.exec(html)?.[1] ?? 'null') as { positions: object[]; locations: string[] }
    expect(positions).toMatchObject([
      { title: 'Made job', href: '/careers/first-job', requirements: ['Need One', 'Need Two', 'Need Three'] },
    ])
    expect(locations).toEqual(['First city', 'Remote'])
  })

  siteTest('says for how long each role that is closed was open, the latest first', async ({ site }) => {
    const past = { department: 'Design', location: 'Remote' }
    const roles = [
      { title: 'Long ago', ...past, posted: '2023-01-01', closed: '2023-01-20' },
      { title: 'Made job', ...past, posted: '2023-02-01', closed: '2023-02-02' },
      { title: 'Still to close', ...past, posted: '2023-03-01', closed: '2099-01-01' },
    ]
    await site.replace('pages/careers.yaml', 'past: []', `past: ${JSON.stringify(roles)}`)
    await site.write({
      'careers/first-job.yaml': job(),
      'careers/over.yaml': job({ title: 'Over', description: 'Over.', posted: '2023-12-30', closed: '2024-01-02' }),
    })
    const html = pagesOf(await site.graph(), '/careers')[0]?.html() ?? ''
    const list = /aria-label="All roles".*?<\/ul>/s.exec(html)?.[0] ?? ''
    expect([...list.matchAll(/<li><div>(.*?)<small class="meta">.*?<b>(.*?)<\/b>/gs)].map(([, role, days]) => `${role} ${days}`)).toEqual([
      '<a class="covers" href="/careers/over">Over</a> For 4 days',
      'Long ago For 20 days',
    ])
    expect(list).toContain('d="M0 1H200"')
    expect(html).toContain('Within 4 days, 1 of 2 closed.')
  })
})

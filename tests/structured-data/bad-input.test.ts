import { describe, expect } from 'vitest'
import { checkPages } from '../../renderer/build-pages'
import { reservedBy } from '../../renderer/reserved'
import { pagesOf } from '../renderer/made'
import { article, blogPost, event, job, person, program } from '../support/factories'
import { pictureBytes } from '../support/pictures'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { dataIn, nodesAt } from './page-data'
import { lacks } from './rich-results'

describe('a title', () => {
  siteTest.for([
    '</script><script>alert(1)</script>',
    '<!-- <script> comes first',
    'Ends with ]]> and -->',
    'Says "yes", \'no\' & \\u003c \\',
    'Über Größe, 日本語 and 🚀',
  ])('such as %j is in the data as it is, and ends no script', async (title, { site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost({ title })) })
    const [page] = pagesOf(await site.graph(), '/blog/made')
    const html = page?.html() ?? ''
    expect(dataIn(html)?.map((node) => node.headline)).toContain(title)
    const block = html.slice(html.lastIndexOf('<script type="application/ld+json">'))
    expect(block.replace(/^<script[^<>]*>|<\/script><\/body><\/html>\n$/g, '')).not.toMatch(/[<>&\u2028\u2029]/)
  })

  siteTest.for(['\u2028', '\u2029'])('with the separator of lines %j is refused before it is in any', async (separator, { site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost({ title: `One line${separator}and another` })) })
    expect(await site.problems()).toEqual([expect.stringContaining('file/control-character')])
  })
})

describe('an article', () => {
  siteTest('has the profile of its author where there is one', async ({ site }) => {
    const profile = 'https://profiles.example/made'
    await site.write({ 'people/made.yaml': person({ linkedin: profile }), 'blog/made.mdx': article(blogPost({ author: 'made' })) })
    const graph = await site.graph()
    expect(nodesAt(graph, '/blog/made', 'BlogPosting')[0]?.author).toMatchObject({ '@type': 'Person', sameAs: profile })
    expect(nodesAt(graph, '/blog/first-post', 'BlogPosting')[0]?.author).not.toHaveProperty('sameAs')
  })

  siteTest('of a team is by no person', async ({ site }) => {
    await site.write({ 'people/made.yaml': person({ team: true }), 'blog/made.mdx': article(blogPost({ author: 'made' })) })
    const [post] = nodesAt(await site.graph(), '/blog/made', 'BlogPosting')
    expect(post?.author).toMatchObject({ '@type': 'Organization', parentOrganization: { '@id': 'https://site.example/#organization' } })
  })

  siteTest('has its picture where it has one, at an address that is made', async ({ site }) => {
    await site.write({
      'blog/made.jpg': await pictureBytes(),
      'blog/made.mdx': article(blogPost({ image: { src: 'made.jpg', alt: 'A made picture.' } })),
    })
    const graph = await site.graph()
    expect(nodesAt(graph, '/blog/made', 'BlogPosting')[0]?.image).toMatch(/^https:\/\/site\.example\/media\/made-\w+-1200\.webp$/)
    const card = 'https://site.example/cards/blog/first-post.png?'
    expect(nodesAt(graph, '/blog/first-post', 'BlogPosting')[0]?.image).toEqual(expect.stringContaining(card))
    expect(checkPages({ pages: pagesOf(graph) }, SITE, { graph, reserved: reservedBy(SITE, graph) })).toEqual([])
  })
})

describe('a position', () => {
  const posting = async (site: SiteWorkspace, overrides: Parameters<typeof job>[0]) => {
    await site.write({ 'careers/made.yaml': job(overrides) })
    return nodesAt(await site.graph(), '/careers/made', 'JobPosting')
  }

  siteTest('that is closed is not posted', async ({ site }) => {
    expect(await posting(site, { closed: '2024-12-09' })).toEqual([])
  })

  siteTest('that is open for some time says until when', async ({ site }) => {
    const [node, ...more] = await posting(site, {
      closed: '2025-01-31',
      location: 'First city',
      type: 'Part-time, on site',
      salary: '€50,000 - €60,000',
    })
    expect(more).toEqual([])
    expect(node).toMatchObject({
      validThrough: '2025-01-31',
      employmentType: 'PART_TIME',
      jobLocation: { address: { addressLocality: 'First city', addressCountry: 'First country' } },
      baseSalary: { currency: 'EUR', value: { minValue: 50000, maxValue: 60000, unitText: 'YEAR' } },
    })
    expect(node && lacks(node)).toEqual([])
  })

  siteTest('that is open without an end says no end', async ({ site }) => {
    const [node] = await posting(site, {})
    expect(node).not.toHaveProperty('validThrough')
  })

  siteTest('at no office is done from where there are offices', async ({ site }) => {
    const [node] = await posting(site, { location: 'Remote', type: 'Full-time' })
    expect(node).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ name: 'First country' }] })
    expect(node && lacks(node)).toEqual([])
  })

  siteTest.for(['Enough', 'From $100,000', '$100k - $120k', '$100,000 - €120,000', 'CAD 100,000 - 120,000'])(
    'with the salary %s states none',
    async (salary, { site }) => {
      expect((await posting(site, { salary }))[0]).not.toHaveProperty('baseSalary')
    },
  )

  siteTest('of an unknown kind of employment states none', async ({ site }) => {
    expect((await posting(site, { type: 'As you like' }))[0]).not.toHaveProperty('employmentType')
  })
})

describe('an event', () => {
  siteTest.for([
    ['Online', 'Online', [{ '@type': 'VirtualLocation' }]],
    ['Berlin', 'Offline', [{ '@type': 'Place', name: 'Berlin' }]],
    ['Guildhall, London', 'Offline', [{ '@type': 'Place', name: 'Guildhall, London' }]],
    ['Berlin and online', 'Mixed', [{ '@type': 'Place', name: 'Berlin' }, { '@type': 'VirtualLocation' }]],
  ] as const)('at %s is attended there', async ([location, mode, places], { site }) => {
    await site.write({ 'events/made.yaml': event({ location, date: '2025-03-01' }) })
    const nodes = nodesAt(await site.graph(), '/events', 'Event')
    const made = nodes.find(({ url }) => url === 'https://site.example/events#made')
    expect(made?.eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`)
    expect([made?.location].flat()).toMatchObject(places)
    expect(made && lacks(made)).toEqual([])
  })

  siteTest('without an end has none', async ({ site }) => {
    await site.write({ 'events/made.yaml': event({ date: '2025-03-01', time: { start: '09:00', zone: 'Europe/London' } }) })
    const made = nodesAt(await site.graph(), '/events', 'Event').find(({ url }) => url === 'https://site.example/events#made')
    expect(made).toMatchObject({ startDate: '2025-03-01T09:00+00:00' })
    expect(made).not.toHaveProperty('endDate')
  })

  siteTest.for([
    [{ time: { start: '09:00', end: '10:30', zone: 'America/New_York' } }, '2025-03-01T10:30-05:00'],
    [{ lastDate: '2025-03-03', time: undefined }, '2025-03-03'],
    [{ time: undefined }, '2025-03-01'],
  ])('with %j ends then', async ([when, end], { site }) => {
    await site.write({ 'events/made.yaml': event({ date: '2025-03-01', ...Object(when) }) })
    const made = nodesAt(await site.graph(), '/events', 'Event').find(({ url }) => url === 'https://site.example/events#made')
    expect(made?.endDate).toBe(end)
  })

  siteTest('that does not take place says so', async ({ site }) => {
    await site.write({ 'events/made.yaml': event({ date: '2025-03-01', cancelled: true }) })
    const status = nodesAt(await site.graph(), '/events', 'Event').map(({ eventStatus }) => eventStatus)
    expect(status).toContain('https://schema.org/EventCancelled')
  })

  siteTest('for investors is on their page', async ({ site }) => {
    const nodes = nodesAt(await site.graph(), '/investors', 'Event')
    expect(nodes.map(({ name }) => name)).toEqual(['First meeting', 'Second meeting', 'Third meeting', 'Fourth meeting'])
    expect(nodes[0]).toMatchObject({ endDate: '2025-01-01T10:00+00:00', location: { '@type': 'VirtualLocation' } })
    expect(nodes.flatMap(lacks)).toEqual([])
  })

  siteTest('with a program names who speaks, and in what languages', async ({ site }) => {
    await site.write({ 'events/made.yaml': event({ program: program({ languages: ['en', 'de'] }) }) })
    const made = nodesAt(await site.graph(), '/events', 'Event').find(({ name }) => name === 'Made event')
    expect(made?.inLanguage).toEqual(['en', 'de'])
    expect(made?.performer).toEqual([
      { '@type': 'Person', name: 'First Person', jobTitle: 'First position' },
      { '@type': 'Person', name: 'A guest', jobTitle: 'A trade elsewhere' },
    ])
    expect(made && lacks(made)).toEqual([])
  })

  siteTest('that is over is left out', async ({ site }) => {
    await site.write({ 'events/made.yaml': event({ date: '2024-11-01' }) })
    const nodes = nodesAt(await site.graph(), '/events', 'Event')
    expect(nodes.map(({ url }) => url)).toEqual(['https://site.example/events#first-event'])
  })

  siteTest('is registered for elsewhere where it says so', async ({ site }) => {
    await site.write({
      'events/made.yaml': event({ location: 'Online', date: '2025-03-01', registrationLink: 'https://tickets.example/made' }),
    })
    const places = nodesAt(await site.graph(), '/events', 'Event').map(({ location }) => location)
    expect(places).toContainEqual({ '@type': 'VirtualLocation', url: 'https://tickets.example/made' })
  })
})

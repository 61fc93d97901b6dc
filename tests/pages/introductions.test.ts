import { expect } from 'vitest'
import { pagesOf } from '../renderer/made'
import { article, blogPost, event, person, program, service } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'

/** The document at an address of the small site. */
async function documentAt(site: SiteWorkspace, address: string): Promise<string> {
  return pagesOf(await site.graph(), address)
    .map((page) => page.html())
    .join('')
}

const biography = {
  text: ['How it began.', 'How it went on.'],
  argues: 'Tests come first.',
  education: ['A school, 2001'],
  talks: [{ title: 'A talk', at: 'A meeting', year: 2020 }],
  publications: [{ title: 'A text', at: 'A journal', year: 2021 }],
}

siteTest('a service introduces its lead, whose page and company link to it', async ({ site }) => {
  await site.write({
    'people/made.yaml': person({ name: 'Ada Made', biography }),
    'services/made.yaml': service({ lead: 'made' }),
    'blog/made.mdx': article(blogPost({ author: 'made' })),
  })
  const page = await documentAt(site, '/services/made')
  for (const text of [
    'Ada Made',
    'How it went on.',
    'Tests come first.',
    'A school, 2001',
    '“A talk,” A meeting, 2020',
    '“A text,” A journal, 2021',
  ])
    expect(page).toContain(text)
  expect(page).toContain('id="lead"')
  expect(await documentAt(site, '/blog/made')).toContain('href="/authors/made">More about Ada Made</a>')
  expect(await documentAt(site, '/authors/made')).toContain('href="/services/made#lead">Heads Made service</a>')
  expect(await documentAt(site, '/about')).toContain('<a class="covers" href="/services/made#lead">Ada Made</a>')
})

siteTest('a lead without a biography is named, and a service without a lead names nobody', async ({ site }) => {
  await site.write({ 'people/made.yaml': person({ name: 'Ada Made' }), 'services/made.yaml': service({ lead: 'made' }) })
  const page = await documentAt(site, '/services/made')
  expect(page).toContain('Ada Made')
  expect(page).not.toContain('class="disclosure"')
  expect(await documentAt(site, '/services/first-service')).not.toContain('id="lead"')
})

siteTest('the list of events tells each of them once, with its program in its card', async ({ site }) => {
  const time = { start: '09:00', end: '10:30', zone: 'Europe/London' }
  await site.write({
    'events/made.yaml': event({ date: '2025-03-01', time, program: program({ languages: ['en', 'de'], capacity: 1200 }) }),
    'events/past.yaml': event({ title: 'Past event of the test', date: '2024-02-01', program: program() }),
  })
  const page = await documentAt(site, '/events')
  const [card = ''] = /<article class="[^"]*" id="made">.*?<\/article>/s.exec(page) ?? []
  for (const text of ['id="made-program"', '9:30 AM', '1 hour 30 minutes', 'English and German', '1,200', 'A guest', 'First Person'])
    expect(card).toContain(text)
  expect(page.match(/<h[1-6][^>]*>(?:<[^>]+>)*Past event of the test/g)).toHaveLength(1)
  expect(page).not.toContain('id="first-event-program"')
})

siteTest('the page of technologies shows which practices have which of them in their stacks', async ({ site }) => {
  await site.write({ 'services/made.yaml': service({ title: 'Made Service', techStack: ['Third tool', 'Blue', 'First tool', 'Red'] }) })
  const page = await documentAt(site, '/technology')
  const [row = ''] = /<a href="\/services\/made">Made Service.*?<\/li>/s.exec(page) ?? []
  expect(row.match(/<dt>.*?<\/dd>/g)).toEqual(['<dt>First category</dt> <dd><span>First tool</span> <span>Third tool</span> </dd>'])
})

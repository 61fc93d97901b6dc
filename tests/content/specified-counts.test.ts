import { expect, test } from 'vitest'
import { ownContent } from '../renderer/graphs'

const { pages, site, services, industries, technologies, careers: positions } = await ownContent()
const { about, careers, home, investors } = pages

/** How many of each the specification asks this site for. The schemas allow what the pages are laid out for. */
const COUNTS: readonly (readonly [string, readonly unknown[], number])[] = [
  ['4.1 figures in the spotlight', home.spotlight.figures, 4],
  ['4.1 stats', home.trust.stats, 4],
  ['4.1 client logos', home.trust.clients, 8],
  ['4.1 certifications', home.trust.certifications, 4],
  ['4.3 models of engagement', pages.services.models.items, 3],
  ['4.3 weeks of the first month', pages.services.firstMonth.steps, 4],
  ['4.5 stats', pages.industries.stats.facts, 4],
  ['4.7 chips of the hub', pages.insights.categories, 5],
  ['4.15 tests of a tool', pages.technology.why.items, 4],
  ['4.16 stats', about.stats, 4],
  ['4.16 values', about.values, 4],
  ['4.16 milestones', about.story.milestones, 7],
  ['4.16 leaders', about.leadership.people, 3],
  ['4.16 awards', about.awards.items, 4],
  ['4.16 fields of responsibility', about.esg.items, 3],
  ['4.17 benefits', careers.benefits, 4],
  ['4.17 culture cards', careers.culture.items, 3],
  ['4.17 steps of hiring', careers.process.steps, 4],
  ['4.19 highlights', investors.highlights, 5],
  ['4.19 reasons to invest', investors.thesis.items, 4],
  ['4.19 members of the board', investors.board.people, 4],
  ['4.19 events', investors.events.items, 4],
  ['4.19 topics of updates', investors.updates.topics, 3],
  ['4.20 stats', pages.regions.world.stats, 4],
  ['4.20 planned offices', pages.regions.expansion.items, 3],
  ['4.22 readers', pages.contact.readers, 3],
  ['2.5 popular pages', pages.notFound.page.popular, 5],
  ['6 pages offered by the search', pages.search.results.popular, 3],
  ['9.3 general links', site.chat.links, 4],
]

/** The entries of a collection, of which there are some. */
function some<Entry>(collection: { values: () => readonly Entry[] }): readonly Entry[] {
  expect(collection.values()).not.toEqual([])
  return collection.values()
}

test.for(COUNTS)('%s', ([, items, count]) => {
  expect(items).toHaveLength(count)
})

test('4.4 each service has three outcomes, four challenges and two stories', () => {
  for (const { slug, outcomes, problems, caseStudies } of some(services))
    expect([outcomes.length, problems.length, caseStudies.length], slug).toEqual([3, 4, 2])
})

test('4.6 each industry with a page has two stories', () => {
  const withPage = some(industries).filter(({ profile }) => profile)
  expect(withPage).not.toEqual([])
  for (const { slug, profile } of withPage) expect(profile?.caseStudies, slug).toHaveLength(2)
})

test('4.15 each category has eight technologies', () => {
  for (const { slug, technologies: all } of some(technologies)) expect(all, slug).toHaveLength(8)
})

test('4.18 each position names three that are similar', () => {
  for (const { slug, similar } of some(positions)) expect(similar, slug).toHaveLength(3)
})

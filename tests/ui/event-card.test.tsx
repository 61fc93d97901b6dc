import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { eventCard } from '../../pages/shared/cards'
import { EventCard } from '../../src/site/ui/cards/EventCard'
import { siteTest } from '../support/site-test'

siteTest('a past event shows what came of it in place of its registration; others do not', async ({ site }) => {
  const followUp = { label: 'Read the notes', href: '/about' }
  const made = { type: 'Webinar', announced: '2024-01-15', location: 'Online', speaker: 'A guest', description: 'What happens there.' }
  await site.write({
    'events/over.yaml': JSON.stringify({ title: 'Over', date: '2024-02-01', ...made, followUp }),
    'events/quiet.yaml': JSON.stringify({ title: 'Quiet', date: '2024-02-02', ...made }),
    'events/off.yaml': JSON.stringify({ title: 'Off', date: '2024-02-03', ...made, cancelled: true, followUp }),
    'events/next.yaml': JSON.stringify({ title: 'Next', date: '2031-02-01', ...made, followUp }),
  })
  const graph = await site.graph()
  const { card } = graph.site.strings
  const htmlOf = (slug: string) =>
    renderToStaticMarkup(<EventCard event={eventCard({ graph, event: graph.events.get(slug) ?? expect.fail(slug) })} strings={card} />)
  expect(htmlOf('over')).toMatch(/href="\/about"[^>]*>Read the notes/)
  expect(htmlOf('over')).not.toContain(card.registrationClosed)
  expect(htmlOf('quiet')).toContain(card.registrationClosed)
  expect(htmlOf('off')).toContain(card.registrationClosed)
  expect(htmlOf('off')).not.toContain('Read the notes')
  expect(htmlOf('next')).not.toContain('Read the notes')
  expect(htmlOf('next')).toContain(card.register)
})

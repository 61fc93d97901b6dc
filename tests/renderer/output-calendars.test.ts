import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendars } from '../../src/site/outputs/calendars'
import { event, program } from '../support/factories'
import { type SiteWorkspace, siteTest, TODAY } from '../support/site-test'
import { ownContent } from './graphs'
import { outputOf, pagesOf } from './made'

/** The texts of all calendar files, by path. */
async function filesOf(graph: Parameters<typeof outputOf>[0]): Promise<ReadonlyMap<string, string>> {
  const files = [...calendars.emit(outputOf(graph))]
  return new Map(await Promise.all(files.map(async ({ path, contents }) => [path, String(await contents())] as const)))
}

const fileAt = async (graph: Parameters<typeof outputOf>[0], path: string) => (await filesOf(graph)).get(path) ?? ''

/** The calendar in a text, with its time zones made known to the parser. */
function calendarIn(text: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar
}

const eventsIn = (text: string) =>
  calendarIn(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
const moment = (time: ICAL.Time) => time.toJSDate().toISOString()

/** The only event of the small site with other fields, as a calendar program reads it. */
async function madeEvent(site: SiteWorkspace, overrides: Parameters<typeof event>[0]): Promise<ICAL.Event> {
  await site.write({ 'events/made.yaml': event(overrides) })
  const [made] = eventsIn(await fileAt(await site.graph(), 'events/made.ics'))
  if (!made) throw new Error('The file has no event.')
  return made
}

describe('the calendar files of the content', async () => {
  const graph = await ownContent()
  const files = await filesOf(graph)
  const items = graph.pages.investors.events.items

  test('are one of each event and each date for investors, and two to subscribe to', () => {
    expect([...files.keys()]).toEqual([
      ...graph.events.values().map(({ slug }) => `events/${slug}.ics`),
      ...items.map(({ id }) => `investors/${id}.ics`),
      'calendar.ics',
      'investors.ics',
    ])
    expect(eventsIn(files.get('calendar.ics') ?? '')).toHaveLength(graph.events.size + items.length)
    expect(eventsIn(files.get('investors.ics') ?? '')).toHaveLength(items.length)
  })

  test('are parsed by ical.js, with every property of an event', () => {
    for (const text of files.values())
      for (const one of eventsIn(text)) {
        const { component } = one
        for (const name of ['dtstamp', 'last-modified', 'description', 'url', 'status', 'categories'])
          expect(component.getFirstPropertyValue(name), name).toBeTruthy()
        expect(component.getFirstPropertyValue('sequence')).toBeTypeOf('number')
        expect(one.uid).toMatch(/^[a-z0-9/-]+@aldergate\.example$/)
        expect(one.description).toContain('https://aldergate.example/')
      }
  })

  test('have their own properties before all else, and each a description of its own', () => {
    const descriptions = ['calendar.ics', 'investors.ics'].map((path) => {
      const [head = ''] = (files.get(path) ?? '').split('BEGIN:VTIMEZONE')
      expect(files.get(path)?.slice(head.length)).not.toMatch(/^(?:REFRESH-INTERVAL|X-WR-|X-PUBLISHED-)/m)
      expect(head).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:P1D\r$/m)
      return String(calendarIn(files.get(path) ?? '').getFirstPropertyValue('x-wr-caldesc')).replaceAll('\\,', ',')
    })
    expect(descriptions).toEqual([graph.pages.events.calendar.description, graph.pages.investors.events.calendar.description])
  })

  test('say as the page does where it is held: in a place, online, or both', () => {
    const places = eventsIn(files.get('calendar.ics') ?? '').map(({ location }) => location)
    expect(new Set(places)).toEqual(new Set(['Online', 'Dubai', 'London', 'Berlin and online', 'New York', 'San Francisco and online']))
  })

  test('tell dates for investors from events by their category', () => {
    const categoriesOf = (path: string) =>
      new Set(eventsIn(files.get(path) ?? '').map(({ component }) => String(component.getFirstPropertyValue('categories'))))
    expect(categoriesOf('investors.ics')).toEqual(new Set([graph.pages.investors.events.category]))
    expect(categoriesOf('events/operators-evening.ics')).toEqual(new Set(['Networking']))
  })

  test('are linked where their address can be copied', () => {
    for (const [address, file] of [
      ['/events', 'calendar.ics'],
      ['/investors', 'investors.ics'],
    ] as const)
      expect(pagesOf(graph, address)[0]?.html().replaceAll('<wbr/>', '')).toContain(`<code>https://aldergate.example/${file}</code>`)
  })

  test('hold an event as the calendar of all dates does', () => {
    const blocks = (text: string) => text.match(/BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs) ?? []
    const whole = files.get('calendar.ics') ?? ''
    for (const text of files.values()) for (const block of blocks(text)) expect(whole).toContain(block)
    expect(new Set(blocks(whole)).size).toBe(blocks(whole).length)
  })

  test('have lines of 75 octets at most, each with its end', () => {
    for (const text of files.values()) {
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of text.slice(0, -2).split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
      }
    }
  })

  test('show the moment that the content says', () => {
    const [webinar] = eventsIn(files.get('events/ai-webinar-2025.ics') ?? '')
    expect(webinar && [moment(webinar.startDate), moment(webinar.endDate)]).toEqual([
      '2025-01-15T16:00:00.000Z',
      '2025-01-15T16:40:00.000Z',
    ])
    const [investorDay] = eventsIn(files.get('investors/investor-day-2025.ics') ?? '')
    expect(investorDay && moment(investorDay.startDate)).toBe('2025-03-11T13:00:00.000Z')
  })

  test('are linked by the pages that show what is to come', () => {
    expect(calendars.reserved?.(graph)).toEqual([...files.keys()].map((path) => `/${path}`))
  })
})

describe('an event in a calendar file', () => {
  siteTest('keeps a title with signs of the format, and a place', async ({ site }) => {
    const title = 'Signs; of, the\\format: 🎉 and ünïcödé in a long title 🎉🎉'
    const made = await madeEvent(site, { title, location: 'Berlin; room 1, left', description: 'One line.\nAnother.' })
    expect(made.summary).toBe(title)
    expect(made.location).toBe('Berlin; room 1, left')
    expect(made.description).toMatch(/^One line\.\nAnother\.\n\n/)
  })

  siteTest('may have no end', async ({ site }) => {
    const made = await madeEvent(site, { time: { start: '09:00', zone: 'Europe/London' } })
    expect(made.component.getFirstProperty('dtend')).toBeNull()
    expect(moment(made.startDate)).toBe('2025-01-01T09:00:00.000Z')
  })

  siteTest('may take whole days', async ({ site }) => {
    const made = await madeEvent(site, { date: '2025-03-01', lastDate: '2025-03-03', time: undefined })
    expect([made.startDate.isDate, String(made.startDate), String(made.endDate)]).toEqual([true, '2025-03-01', '2025-03-04'])
  })

  siteTest('may go on over midnight and over the beginning of summer time', async ({ site }) => {
    const time = { start: '22:00', end: '06:00', zone: 'America/New_York' }
    const made = await madeEvent(site, { date: '2025-03-08', lastDate: '2025-03-09', time })
    expect([moment(made.startDate), moment(made.endDate)]).toEqual(['2025-03-09T03:00:00.000Z', '2025-03-09T10:00:00.000Z'])
  })

  siteTest('is in UTC where the definition of its zone does not hold', async ({ site }) => {
    const made = await madeEvent(site, { time: { start: '09:00', end: '10:00', zone: 'Africa/Casablanca' } })
    expect(String(made.component.getFirstProperty('dtstart')?.toICALString())).toBe('DTSTART:20250101T080000Z')
  })

  siteTest('has the present name of a zone that was renamed', async ({ site }) => {
    const made = await madeEvent(site, { time: { start: '09:00', zone: 'Asia/Calcutta' } })
    expect(made.startDate.zone.tzid).toBe('Asia/Kolkata')
  })

  siteTest('is updated in place: the same id, a higher sequence, a later stamp', async ({ site }) => {
    const factsOf = ({ uid, sequence, component }: ICAL.Event) => [uid, sequence, String(component.getFirstPropertyValue('last-modified'))]
    const before = factsOf(await madeEvent(site, {}))
    const after = factsOf(await madeEvent(site, { title: 'Another title', date: '2025-01-09', changed: ['2024-02-02', '2024-03-03'] }))
    expect(before).toEqual(['events/made@site.example', 0, '2024-01-01T00:00:00Z'])
    expect(after).toEqual(['events/made@site.example', 2, '2024-03-03T00:00:00Z'])
  })

  siteTest('that does not take place says so', async ({ site }) => {
    const made = await madeEvent(site, { cancelled: true })
    expect(made.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  siteTest('is the same on every day of building', async ({ site }) => {
    await site.write({ 'events/made.yaml': event() })
    const [one, other] = [await filesOf(await site.graph()), await filesOf(await site.graph({ today: TODAY, asOf: '2026-06-01' }))]
    expect(other).toEqual(one)
  })
})

siteTest('an event with a program has its agenda in its file, by the clock', async ({ site }) => {
  const { description } = await madeEvent(site, { program: program() })
  expect(description).toContain('9:00 AM  What happens at 09:00\n9:30 AM  What happens at 09:30')
})

import { expect, test } from 'vitest'
import { ownContent } from '../renderer/graphs'

const graph = await ownContent()
const services = graph.services.values()

/** Words of the shortest and of the longest biography. */
const WORDS = { least: 120, most: 190 }

test('each practice is led by somebody, and nobody leads two', () => {
  expect(new Set(services.map(({ lead }) => lead)).size).toBe(services.length)
  expect(services.filter(({ lead }) => lead === undefined).map(({ slug }) => slug)).toEqual([])
})

test(`each lead has a biography of ${WORDS.least} to ${WORDS.most} words, and all begin and are cut differently`, () => {
  const leads = services.flatMap(({ lead }) => graph.people.get(lead ?? '')?.biography ?? [])
  expect(leads.length).toBe(services.length)
  const lengths = leads.map(({ text }) => text.join(' ').split(/\s+/).length)
  expect(lengths.filter((words) => words < WORDS.least || words > WORDS.most)).toEqual([])
  expect(new Set(leads.map(({ text }) => text.join(' ').split(' ').slice(0, 2).join(' '))).size).toBe(leads.length)
  expect(new Set(leads.map(({ text }) => text.length)).size).toBeGreaterThanOrEqual(4)
})

test('each event has a program, whose parts name only people who speak there', () => {
  for (const { slug, program } of graph.events.values()) {
    const names = program?.speakers.map((speaker) => ('person' in speaker ? graph.people.get(speaker.person)?.name : speaker.name))
    const named = program?.agenda.flatMap(({ by }) => by?.split(' and ') ?? []).filter((name) => name !== 'All')
    expect(
      named?.filter((name) => !names?.includes(name)),
      slug,
    ).toEqual([])
  }
})

import { beforeAll, describe, expect, test } from 'vitest'
import { EMPTY, type InquiryWords } from '../../src/site/islands/inquiry-form/fields'
import { matterAbout, matterOf, purposeOf, stepFor, valuesFor, wordsFor } from '../../src/site/islands/inquiry-form/matter'
import { receiptOf } from '../../src/site/islands/inquiry-form/message'
import { replyDay } from '../../src/site/islands/inquiry-form/reply-day'
import { incompleteFields, needsOf, schemasOf } from '../../src/site/islands/inquiry-form/validation'
import { ownContent } from '../renderer/graphs'

let words: InquiryWords
beforeAll(async () => {
  words = (await ownContent()).site.contact
})

describe('a matter', () => {
  test.for([
    ['media', 'press'],
    ['resume', 'careers'],
    ['job', 'careers'],
    ['event', 'events'],
    ['hosting', 'hosting'],
    ['expansion', 'requests'],
    ['consultation', undefined],
    ['similar', undefined],
    ['', undefined],
  ] as const)('has its topics: %s', ([topic, name]) => expect(matterOf(topic, words)).toBe(name))

  test('has topics that are known, each of them once', () => {
    const topics = Object.values(words.matters).flatMap((matter) => matter.topics)
    expect(Object.keys(words.topics)).toEqual(expect.arrayContaining(topics))
    expect(new Set(topics).size).toBe(topics.length)
  })

  test.for([
    ['Media inquiry', 'press'],
    ['Event registration: AI Summit', 'events'],
    ['Event registration desk', undefined],
    ['Similar project: A', undefined],
    ['', undefined],
  ] as const)('is known by the subject: %s', ([subject, name]) => expect(matterAbout(subject, words)).toBe(name))

  test.for([
    ['Event registration: AI Summit', 'Event registration: AI Summit'],
    ['Media inquiry', 'Media inquiry'],
    ['Similar project: A', ''],
    ['', ''],
  ] as const)('is a purpose of its own, and a project is not: %s', ([subject, purpose]) => expect(purposeOf(subject, words)).toBe(purpose))

  test('asks for a message in the last step, and for nothing about a project', () => {
    const { press } = words.matters
    expect([stepFor(0, press), stepFor(1, press), stepFor(2, press)]).toEqual([0, 2, 2])
    expect([stepFor(0, undefined), stepFor(1, undefined), stepFor(2, undefined)]).toEqual([0, 1, 2])
    const values = { ...EMPTY, service: 'Other', budget: '$5M+', expectedOutcomes: 'Less', projectSummary: 'Who?' }
    expect(valuesFor(values, press)).toEqual({ ...EMPTY, service: 'Other', projectSummary: 'Who?' })
    expect(valuesFor(values, undefined)).toBe(values)
  })

  test('has no service on its receipt, which the form does not show', () => {
    const values = { ...EMPTY, company: 'Engines', service: 'Other' }
    const labels = (subject: string) => receiptOf({ values, subject }, words).map(([label]) => label)
    expect(labels('Media inquiry')).toEqual([words.subject, words.fields.company])
    expect(labels('Similar project: A')).toEqual([words.subject, words.fields.company, words.fields.service])
  })

  test('names what is missing in its own words', () => {
    const own = wordsFor(words, words.matters.press)
    const needs = (values: typeof EMPTY) => {
      const schemas = schemasOf(own)
      return needsOf(
        own,
        { step: 2, missing: [1 as const, 2 as const].flatMap((step) => incompleteFields(schemas, step, values)), values },
        'en',
      )
    }
    expect(needs({ ...EMPTY, service: 'Other' })).toBe('Still needed: your question and your consent.')
    expect(needs({ ...EMPTY, service: 'Other', projectSummary: 'Who?' })).toBe('Still needed: your consent.')
    expect(own.messages.replyDays).toBe(0)
    expect(wordsFor(words, undefined)).toBe(words)
  })
})

describe('a reply on the same day', () => {
  test.for<[string, string]>([
    ['2024-12-13T12:00', '2024-12-13'],
    ['2024-12-12T17:59', '2024-12-12'],
    ['2024-12-12T18:00', '2024-12-13'],
    ['2024-12-13T18:30', '2024-12-16'],
    ['2024-12-14T12:00', '2024-12-16'],
    ['2024-12-14T23:30', '2024-12-16'],
    ['2024-12-15T12:00', '2024-12-16'],
  ])('comes within office hours: %s', ([moment, reply]) => {
    expect(replyDay(new Date(moment), 0).toDateString()).toBe(new Date(`${reply}T12:00`).toDateString())
  })

  test('does not put off what has more than a day', () => {
    expect(replyDay(new Date('2024-12-12T18:00'), 2).toDateString()).toBe(new Date('2024-12-16T12:00').toDateString())
  })
})

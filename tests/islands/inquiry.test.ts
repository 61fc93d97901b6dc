import { beforeAll, describe, expect, test } from 'vitest'
import { sizeInWords, validatedAttachment } from '../../src/site/islands/inquiry-form/attachment'
import { countriesIn } from '../../src/site/islands/inquiry-form/countries'
import { EMPTY, FIELDS, type InquiryWords, type Values } from '../../src/site/islands/inquiry-form/fields'
import { fieldsOf, mailOf, subjectOf, textOf } from '../../src/site/islands/inquiry-form/message'
import { businessDayAfter } from '../../src/site/islands/inquiry-form/reply-day'
import { botDelay, sentencesOf } from '../../src/site/islands/inquiry-form/result'
import { ownContent } from '../renderer/graphs'

let words: InquiryWords
beforeAll(async () => {
  words = (await ownContent()).site.contact
})

const FULL: Values = {
  ...EMPTY,
  name: ' Ada Byron ',
  company: 'Engines',
  email: 'ada@engines.example',
  service: 'Other',
  projectSummary: 'A loom.\nA card.',
  privacyConsent: true,
}

describe('a file', () => {
  const file = (name: string, size = 1) => ({ name, size })

  test.for(['brief.pdf', 'a.doc', 'a.docx', 'a.ppt', 'a.pptx', 'a.xls', 'a.xlsx', 'BRIEF.PDF'])('like %s is attached', (name) => {
    expect(validatedAttachment([file(name)], words)).toEqual({ file: file(name) })
  })

  test.for(['a.exe', 'pdf', 'a.pdf.exe', 'a.docm', 'a'])('like %s is not', (name) => {
    expect(validatedAttachment([file(name)], words)).toEqual({ problem: 'type' })
  })

  test('has at most 10 MB', () => {
    expect(validatedAttachment([file('a.pdf', 10 * 1024 * 1024)], words).problem).toBeUndefined()
    expect(validatedAttachment([file('a.pdf', 10 * 1024 * 1024 + 1)], words)).toEqual({ problem: 'size' })
  })

  test('is optional, and there is only one', () => {
    expect(validatedAttachment([file('a.pdf', 0)], words)).toEqual({ problem: 'empty' })
    expect(validatedAttachment([], words)).toEqual({})
    expect(validatedAttachment([file('a.pdf'), file('b.pdf')], words)).toEqual({ problem: 'several' })
  })

  test('stays when a wrong one follows, and is replaced by another or removed', () => {
    const before = { file: file('a.pdf') }
    expect(validatedAttachment([file('b.exe')], words, before)).toEqual({ ...before, problem: 'type' })
    expect(validatedAttachment([file('b.pdf')], words, before)).toEqual({ file: file('b.pdf') })
    expect(validatedAttachment([], words, before)).toEqual({})
  })

  test('has its size as text', () => {
    expect([sizeInWords(2_516_582, 'en'), sizeInWords(10 * 1024 * 1024, 'en'), sizeInWords(2048, 'en')]).toEqual([
      '2.4 MB',
      '10 MB',
      '2 kB',
    ])
  })
})

describe('the message', () => {
  const inquiry = { values: FULL, subject: 'Consultation', fileName: 'brief.pdf' }

  test('has each field of the inquiry, trimmed, and the whole inquiry as a text', () => {
    expect(fieldsOf(inquiry, words)).toEqual({
      ...Object.fromEntries(Object.keys(FIELDS).map((name) => [name, ''])),
      name: 'Ada Byron',
      company: 'Engines',
      email: 'ada@engines.example',
      service: 'Other',
      projectSummary: 'A loom.\nA card.',
      hasAttachment: 'true',
      privacyConsent: 'true',
      subject: 'Inquiry · Engines · Consultation',
      message: textOf(inquiry, words),
    })
  })

  test('as a text lists what is filled in', () => {
    expect(textOf(inquiry, words)).toMatchInlineSnapshot(`
      "About: Consultation
      Name: Ada Byron
      Company: Engines
      Work email: ada@engines.example
      Service: Other
      Project summary:
      A loom.
      A card.
      Attachment: brief.pdf"
    `)
    expect(textOf({ values: EMPTY, subject: '' }, words)).toBe('')
    expect(subjectOf({ values: EMPTY, subject: '' }, words)).toBe('Inquiry')
  })

  test('opens as an e-mail', () => {
    const { href, isWhole } = mailOf(inquiry, words, 'hello@aldergate.example')
    const link = new URL(href)
    expect(isWhole).toBe(true)
    expect([link.protocol, link.pathname]).toEqual(['mailto:', 'hello@aldergate.example'])
    expect(link.searchParams.get('subject')).toBe('Inquiry · Engines · Consultation')
    expect(link.searchParams.get('body')).toBe(textOf(inquiry, words).replaceAll('\n', '\r\n'))
  })

  test.for(['a', 'ä', '語', '😀'])('opens as an e-mail with its beginning where it is too long: %s', (letter) => {
    const long = { values: { ...FULL, projectSummary: letter.repeat(4000) }, subject: '' }
    const { href, isWhole } = mailOf(long, words, 'a@b.example')
    expect(isWhole).toBe(false)
    expect(href.length).toBeLessThan(2000)
    expect(href.length).toBeGreaterThan(1900)
    expect(decodeURIComponent(href)).toMatch(new RegExp(`${letter}…$`, 'u'))
  })

  test('opens as an e-mail with any pasted text', () => {
    const half = { values: { ...FULL, company: '\uD83D', projectSummary: '\uD83D' }, subject: '' }
    expect(decodeURIComponent(mailOf(half, words, 'a@b.example').href)).toContain('\uFFFD')
  })
})

describe('the result', () => {
  const failed = 'Failed to send your message. Please try again later.'

  test('has the sentences of the specification (7.7)', () => {
    expect(sentencesOf({ kind: 'unconfigured' }, words).text).toBe('Email service is not configured. Missing environment variables.')
    expect(sentencesOf({ kind: 'sent', inquiry: { values: { ...FULL, email: ' $&@b.example' }, subject: '' } }, words)).toEqual({
      text: 'Thank you! Your message has been sent. Our team will contact you at $&@b.example.',
      reason: '',
    })
    expect(sentencesOf({ kind: 'failed' }, words)).toEqual({ text: failed, reason: '' })
  })

  test('has a distinct sentence for each reason', () => {
    const reasons = (['blocked', 'limited', 'headless', 'network', 'timeout', 'refused'] as const).map((reason) =>
      sentencesOf({ kind: 'failed', reason }, words),
    )
    expect(reasons.every(({ text, reason }) => text === failed && reason !== '')).toBe(true)
    expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(6)
  })

  test('is delayed if the form was filled in too fast, but not for longer than that', () => {
    expect([0, 500, 1999, 2000, 60_000].map((now) => botDelay(0, now))).toEqual([2000, 1500, 1, 0, 0])
    // The clock was set back.
    expect(botDelay(60_000, 0)).toBe(2000)
  })
})

test('countries are listed once, in order, without codes that are no countries', () => {
  const names = countriesIn('en')
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['France', 'Pakistan', 'United States']))
  expect(names).not.toContain('European Union')
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Zambia'))
})

test.each([
  ['a Monday', new Date(2024, 11, 2, 23, 59), new Date(2024, 11, 4)],
  ['a Thursday', new Date(2024, 11, 5), new Date(2024, 11, 9)],
  ['a Friday', new Date(2024, 11, 6), new Date(2024, 11, 10)],
  ['a Sunday', new Date(2024, 11, 8), new Date(2024, 11, 10)],
])('two business days after %s', (_, day, reply) => {
  expect(businessDayAfter(day, 2)).toEqual(reply)
})

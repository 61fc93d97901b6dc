import { afterEach, describe, expect, test, vi } from 'vitest'
import { DRAFT_KEY, type Draft, forgetDraft, readDraft, writeDraft } from '../../src/site/islands/inquiry-form/draft'
import { EMPTY } from '../../src/site/islands/inquiry-form/fields'
import { initialValues } from '../../src/site/islands/inquiry-form/initial-values'
import { isPresetSummary, isWritten, PARAMETERS, presetOf, toldSubject } from '../../src/site/islands/inquiry-form/preset'
import { ownContent } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'

const { privacyConsent: _, ...TEXTS } = EMPTY
const DRAFT: Draft = {
  step: 1,
  values: { ...TEXTS, name: 'Ada', service: 'Other' },
  subject: 'A talk',
  linked: {},
  hadFile: true,
  started: 5,
}

/** Replaces the storage of the tab. */
function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  const filled = (values: Partial<typeof TEXTS>) => ({ ...DRAFT, values: { ...EMPTY, ...values, privacyConsent: true } })

  test('is restored as it was stored, without the consent', () => {
    const kept = stubStorage()
    writeDraft(filled(DRAFT.values), '')
    expect(readDraft('')).toEqual(DRAFT)
    expect([...kept.values()].join('')).not.toContain('privacyConsent')
  })

  test('is removed when it is empty, or sent', () => {
    const kept = stubStorage()
    writeDraft(filled(DRAFT.values), '')
    writeDraft({ ...filled({}), subject: '', hadFile: false }, '')
    expect(kept.size).toBe(0)
    writeDraft(filled(DRAFT.values), 'A talk')
    forgetDraft('A talk')
    expect(kept.size).toBe(0)
  })

  test('belongs to one purpose, and who writes it to all', () => {
    stubStorage()
    writeDraft(filled({ name: 'Ada', projectSummary: 'A loom.' }), '')
    writeDraft(filled({ name: 'Ada Byron', projectSummary: 'A ramp, please.' }), 'Event registration: A')
    expect(readDraft('')).toMatchObject({ step: 1, values: { name: 'Ada Byron', projectSummary: 'A loom.' } })
    expect(readDraft('Event registration: A').values).toMatchObject({ projectSummary: 'A ramp, please.' })
    const { name, company, email, phone, country } = { ...TEXTS, name: 'Ada Byron' }
    expect(readDraft('Event registration: B')).toEqual({ started: 5, values: { name, company, email, phone, country } })
    forgetDraft('Event registration: A')
    expect(readDraft('')).toMatchObject({ values: { name: 'Ada', projectSummary: 'A loom.' } })
  })

  test('is not what a link alone has filled in', () => {
    const kept = stubStorage()
    const linked = { service: 'Other', industry: 'Public Sector' }
    writeDraft({ ...filled(linked), linked, hadFile: false }, '')
    expect(kept.size).toBe(0)
    writeDraft({ ...filled({ ...linked, industry: 'Manufacturing' }), linked, hadFile: false }, '')
    expect(readDraft('')).toMatchObject({ subject: 'A talk', linked })
  })

  test('does not exist if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined)
    writeDraft(filled({}), '')
    expect(readDraft('')).toEqual({})
  })

  test.for([null, '', 'null', '[]', '{', '{"":{"step":3}}', JSON.stringify({ '': { ...DRAFT, values: { name: 1 } } })])(
    'is not %s',
    (text) => {
      if (text !== null) stubStorage().set(DRAFT_KEY, text)
      expect(readDraft('')).toEqual({})
    },
  )
})

describe('a link to the form', async () => {
  const graph = await ownContent()
  const { contact } = graph.site
  const preset = (query: string) => presetOf(new URLSearchParams(query), contact)

  test('selects values that are options of the form', () => {
    expect(preset('service=Security+%26+Trust&industry=Public+Sector&topic=consultation')).toEqual({
      service: 'Security & Trust',
      industry: 'Public Sector',
      projectSummary: '',
      subject: 'Consultation',
    })
    expect(preset('')).toEqual({ service: '', industry: '', projectSummary: '', subject: '' })
  })

  test('puts values that are no options into the subject', () => {
    expect(preset('service=Telco+Integration')).toMatchObject({ service: 'Other', industry: '', subject: 'Telco Integration' })
    expect(preset('service=Telco+Integration&topic=consultation').subject).toBe('Consultation: Telco Integration')
    expect(preset('industry=Mining').industry).toBe('Other')
  })

  test('says what its topic is about', () => {
    expect(preset('topic=event&event=AI+Summit').subject).toBe('Event registration: AI Summit')
    expect(preset('topic=event').subject).toBe('Event registration')
    expect(preset('topic=toString').subject).toBe('')
    expect(preset(`topic=event&event=${'x'.repeat(500)}`).subject).toHaveLength('Event registration: '.length + 240)
  })

  test('brings the summary of a topic that is no project', () => {
    expect(preset('topic=event&event=AI+Summit')).toMatchObject({
      service: 'Other',
      projectSummary: 'I would like to register for this event: AI Summit.',
    })
    expect(preset('topic=job&position=Engineer').projectSummary).toBe('I would like to apply for the position “Engineer”.')
    expect(preset('topic=event')).toMatchObject({ service: 'Other', projectSummary: '' })
    expect(preset('topic=media')).toMatchObject({ service: 'Other', projectSummary: '', subject: 'Media inquiry' })
    expect(preset('topic=similar&project=A')).toMatchObject({ service: '', projectSummary: '' })
    expect(Object.keys(contact.topics)).toEqual(expect.arrayContaining(Object.keys(contact.summaries)))
  })

  test.for<[string, Partial<typeof TEXTS>, string]>([
    ['topic=consultation&industry=Public+Sector', {}, 'Consultation, Public Sector'],
    ['topic=consultation&service=AI+Transformation&industry=Public+Sector', {}, 'Consultation, AI Transformation, Public Sector'],
    ['topic=consultation&service=Telco+Integration&industry=Manufacturing', {}, 'Consultation: Telco Integration, Manufacturing'],
    ['topic=similar&project=A', {}, 'Similar project: A'],
    ['industry=Manufacturing', {}, 'Manufacturing'],
    ['topic=media', {}, 'Media inquiry'],
    ['topic=consultation&industry=Public+Sector', { industry: 'Manufacturing' }, 'Consultation'],
    ['industry=Public+Sector', { industry: '' }, ''],
  ])('is told with the choices that it fills in, while they stand: %s, %o', ([query, chosen, told]) => {
    const { subject, ...linked } = preset(query)
    expect(toldSubject({ subject, linked, values: { ...EMPTY, ...linked, ...chosen } }, contact)).toBe(told)
  })

  test.for([
    ['I would like to register for this event: AI Summit.', true],
    ['I would like to apply for the position “Engineer”.', true],
    ['I would like to register for this event: AI Summit. Is there parking?', false],
    ['', false],
  ] as const)('knows its own summary: %s', ([summary, own]) => {
    expect(isPresetSummary(summary, contact)).toBe(own)
  })

  test.for([
    [{ projectSummary: 'I would like to register for this event: AI Summit.' }, false],
    [{ name: 'Ada', service: 'Other', projectSummary: '' }, false],
    [undefined, false],
    [{ projectSummary: 'A loom.' }, true],
    [{ expectedOutcomes: 'Less.' }, true],
  ] as const)('tells what was written from what a link filled in: %o', ([values, written]) => {
    expect(isWritten(values, contact)).toBe(written)
  })

  test('has a known topic wherever the site makes such a link', () => {
    const links = pagesOf(graph).flatMap((page) => page.html().match(/(?<=")\/contact\?[^"]*/g) ?? [])
    const found = [...new Set(links)].map((href) => new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams)
    expect(found.length).toBeGreaterThan(30)
    for (const parameters of found) {
      expect(PARAMETERS).toEqual(expect.arrayContaining([...parameters.keys()]))
      const topic = parameters.get('topic')
      if (topic !== null) expect(Object.keys(contact.topics)).toContain(topic)
    }
  })
})

describe('the form starts', () => {
  const preset = { service: 'Security & Trust', industry: '', projectSummary: '', subject: 'Consultation' }
  const LINKED = { service: '', industry: '', projectSummary: '' }
  const NONE = { ...LINKED, subject: '' }
  const start = (sources: Partial<Parameters<typeof initialValues>[0]>) =>
    initialValues({ typed: EMPTY, draft: {}, preset, isFresh: true, ...sources })

  test('empty by default', () => {
    expect(start({ preset: NONE, isFresh: false })).toEqual({ values: EMPTY, subject: '', linked: LINKED })
  })

  test('with the values of a link that was just followed, and otherwise those of the draft', () => {
    const { values, subject } = start({ draft: DRAFT })
    expect(values).toMatchObject({ name: 'Ada', service: 'Security & Trust' })
    expect(subject).toBe('Consultation')
  })

  test('without the subject and the choices of an earlier link, but with what the visitor chose and wrote', () => {
    const earlier = { ...LINKED, service: 'Other' }
    const values = { ...DRAFT.values, budget: '$5M+', projectSummary: 'A loom.' }
    const {
      values: found,
      subject,
      linked,
    } = start({
      draft: { ...DRAFT, values, linked: earlier },
      preset: { ...NONE, industry: 'Communications' },
    })
    expect(found).toMatchObject({ name: 'Ada', service: '', industry: 'Communications', budget: '$5M+', projectSummary: 'A loom.' })
    expect(subject).toBe('')
    expect(linked).toEqual({ ...LINKED, industry: 'Communications' })
    const chosen = { ...values, service: 'Security & Trust' }
    const kept = start({ draft: { ...DRAFT, values: chosen, linked: earlier }, preset: { ...NONE, industry: 'Communications' } })
    expect(kept.values.service).toBe('Security & Trust')
  })

  test('with the draft and its subject where a link says nothing', () => {
    const linked = { ...LINKED, service: 'Other' }
    expect(start({ draft: { ...DRAFT, linked }, preset: NONE })).toMatchObject({ subject: 'A talk', values: DRAFT.values, linked })
  })

  test('with the draft when the visitor comes back', () => {
    const { values, subject } = start({ draft: DRAFT, isFresh: false })
    expect(values.service).toBe('Other')
    expect(subject).toBe('A talk')
    expect(start({ draft: { ...DRAFT, subject: '' }, isFresh: false }).subject).toBe('')
  })

  test('with the fields of the form alone, whatever was stored', () => {
    stubStorage().set(DRAFT_KEY, JSON.stringify({ '': { ...DRAFT, values: { name: 'Ada', gone: 'x' } } }))
    expect(start({ draft: readDraft(''), isFresh: false }).values).toEqual({ ...EMPTY, name: 'Ada', service: preset.service })
  })

  test('with what was typed before hydration, above all else', () => {
    const typed = { ...EMPTY, name: 'Grace', privacyConsent: true }
    expect(start({ typed, draft: DRAFT }).values).toMatchObject({ name: 'Grace', privacyConsent: true })
  })

  test('with the summary of the link, unless the visitor has written one', () => {
    const event = { ...preset, projectSummary: 'I would like to register for “B”.' }
    const summaryOf = (summary: string, sources: Partial<Parameters<typeof initialValues>[0]> = {}) =>
      start({ draft: { ...DRAFT, values: { ...TEXTS, projectSummary: summary } }, preset: event, ...sources }).values.projectSummary
    expect(start({ preset: event }).values.projectSummary).toBe('I would like to register for “B”.')
    expect(summaryOf('Our claims take weeks.')).toBe('Our claims take weeks.')
    expect(summaryOf('', { isFresh: false })).toBe('')
    expect(summaryOf('I would like to register for “A”.', { isFresh: false })).toBe('I would like to register for “A”.')
  })
})

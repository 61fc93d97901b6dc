import { createElement, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { Actions } from '../../src/site/islands/inquiry-form/Actions'
import { EMPTY, FIELDS, type InquiryWords, type Values } from '../../src/site/islands/inquiry-form/fields'
import { ResultNote } from '../../src/site/islands/inquiry-form/ResultNote'
import {
  errorsOf,
  firstIncompleteStep,
  incompleteFields,
  invalidFields,
  needsOf,
  schemasOf,
} from '../../src/site/islands/inquiry-form/validation'
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

describe('the steps', () => {
  const missing = (step: 0 | 1 | 2, values: Partial<Values>) => incompleteFields(schemasOf(words), step, { ...EMPTY, ...values })

  test('require what the specification says (7.2), and nothing else', () => {
    expect([missing(0, {}), missing(1, {}), missing(2, {})]).toEqual([
      ['name', 'company', 'email'],
      ['service', 'projectSummary'],
      ['privacyConsent'],
    ])
    expect([missing(0, FULL), missing(1, FULL), missing(2, FULL)]).toEqual([[], [], []])
  })

  test('tell what is wrong from what is missing', () => {
    expect(invalidFields(schemasOf(words), { ...EMPTY, name: 'Ada', email: 'ada@engines', service: 'Looms' })).toEqual(['email', 'service'])
  })

  test('treat blank texts as empty', () => {
    expect(missing(0, { ...FULL, company: ' \n ' })).toEqual(['company'])
  })

  test.for(['a@b.example', 'first.last+tag@mail.company.co', ' ada@engines.example ', 'jörg@müller.example', "o'neil@x.example"])(
    'take %s for an email',
    (email) => expect(missing(0, { ...FULL, email })).toEqual([]),
  )

  test.for([
    'ada',
    'ada@',
    'ada@engines',
    '@engines.example',
    'ada@engines.',
    'a b@engines.example',
    'a@b@c.example',
    'a@.example',
    'a@b.example, c@d.example',
  ])('do not take %s for one', (email) => expect(missing(0, { ...FULL, email })).toEqual(['email']))

  test.for(['', ' ', '+1 (415) 555-0142', '555-01', '0800 REPLY 12345', '٠٧٩١١ ١٢٣'])('take %s for a phone, or for none', (phone) =>
    expect(missing(0, { ...FULL, phone })).toEqual([]),
  )

  test.for(['abc', '5550', 'call me at 9'])('do not take %s for one', (phone) => {
    const values = { ...FULL, phone }
    expect(missing(0, values)).toEqual(['phone'])
    expect(needsOf(words, { step: 0, missing: ['phone'], values }, 'en')).toBe('Still needed: a complete phone number.')
    expect(errorsOf(words, { missing: ['phone'], values, touched: new Set(['phone'] as const) }, 'en')).toEqual({
      phone: words.errors.phone,
    })
  })

  test('accept only options of the lists, or none in optional fields', () => {
    expect(missing(1, { ...FULL, service: 'Gardening', budget: 'A lot' })).toEqual(['service', 'budget'])
  })

  test('limit the length of every text', () => {
    for (const [name, { longest, step }] of Object.entries(FIELDS))
      if (!(['service', 'industry', 'budget', 'timeline', 'email'] as string[]).includes(name)) {
        expect(missing(step, { ...FULL, [name]: '1'.repeat(longest) })).toEqual([])
        expect(missing(step, { ...FULL, [name]: '1'.repeat(longest + 1) })).toEqual([name])
      }
  })

  test('start at the first incomplete one', () => {
    const schemas = schemasOf(words)
    expect(firstIncompleteStep(schemas, 2, FULL)).toBeUndefined()
    expect(firstIncompleteStep(schemas, 2, { ...FULL, service: '' })).toBe(1)
    expect(firstIncompleteStep(schemas, 0, { ...FULL, service: '' })).toBeUndefined()
  })

  test('say what they need, and then what is still missing', () => {
    expect(needsOf(words, { step: 0, missing: ['name', 'company', 'email'], values: EMPTY }, 'en')).toBe(
      'Enter your name, company and email to continue.',
    )
    expect(needsOf(words, { step: 0, missing: ['name', 'company', 'email', 'phone'], values: EMPTY }, 'en')).toBe(
      'Still needed: name, company, a valid email, and a complete phone number.',
    )
    expect(needsOf(words, { step: 0, missing: ['name', 'company', 'phone'], values: EMPTY }, 'en')).toBe(
      'Still needed: name, company, and a complete phone number.',
    )
    expect(needsOf(words, { step: 0, missing: ['name', 'email'], values: EMPTY }, 'en')).toBe('Still needed: name and a valid email.')
    expect(needsOf(words, { step: 1, missing: ['projectSummary'], values: EMPTY }, 'en')).toBe('Still needed: a project summary.')
    expect(needsOf(words, { step: 2, missing: ['privacyConsent'], values: EMPTY }, 'en')).toBe('Check the consent box to submit.')
    expect(needsOf(words, { step: 2, missing: [], values: EMPTY }, 'en')).toBe('')
  })

  test('report a text that is too long, together with what is missing', () => {
    const values = { ...EMPTY, currentChallenges: 'x'.repeat(4001) }
    const missing = incompleteFields(schemasOf(words), 2, values)
    expect(missing).toEqual(['currentChallenges', 'privacyConsent'])
    expect(needsOf(words, { step: 2, missing, values }, 'en')).toBe(
      'Still needed: a shorter answer under “Current challenges” and your consent.',
    )
    const touched = new Set(['privacyConsent'] as const)
    expect(errorsOf(words, { missing, values, touched }, 'en')).toEqual({
      currentChallenges: 'Shorten this to 4,000 characters or fewer.',
      privacyConsent: words.errors.privacyConsent,
    })
  })
})

describe('what is read aloud of a result', () => {
  const inquiry = { values: EMPTY, subject: '' }

  test.for([
    ['failure', { kind: 'failed', reason: 'network' }],
    ['success', { kind: 'sent', inquiry }],
  ] as const)('of a %s is the name of the region that gets the focus, and no message besides', ([, result]) => {
    const props = { id: 'inquiry-result', result, inquiry, words, mailbox: 'hello@engines.example', readOnHref: '/', onAnother: () => {} }
    const note = renderToStaticMarkup(createElement(ResultNote, { ...props, ref: createRef() }))
    expect(note).toMatch(/^<section tabindex="-1" aria-labelledby="inquiry-result"/)
    expect(note.match(/ id="inquiry-result"/g)).toHaveLength(1)
    expect(note).not.toMatch(/role="(?:alert|status)"/)
  })

  test('is not what stands beside the button', () => {
    const props = { form: 'inquiry', words, step: 2, needs: words.kept, isComplete: true, isSending: false, onPrevious: () => {} } as const
    const lineOf = (isQuiet: boolean) => /<output.*?>/.exec(renderToStaticMarkup(createElement(Actions, { ...props, isQuiet })))?.[0]
    expect(lineOf(true)).toBe('<output class="hint" id="inquiry-hint" aria-live="off">')
    expect(lineOf(false)).toBe('<output class="hint" id="inquiry-hint">')
  })
})

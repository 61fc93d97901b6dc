import { describe, expect, test } from 'vitest'
import { waitAfter } from '../../src/site/islands/mail/emailjs'
import { failureOf } from '../../src/site/islands/mail/sendMail'
import { type MailSettings, mailTemplateSettingsOf } from '../../src/site/islands/mail/settings'

const SETTINGS: MailSettings = { publicKey: 'k', serviceId: 's', inquiryTemplate: 'e', subscribeTemplate: 'n', origin: 'http://localhost' }

describe('the settings for a message', () => {
  test('are those of its template', () => {
    expect(mailTemplateSettingsOf(SETTINGS, 'inquiry')).toEqual({
      publicKey: 'k',
      serviceId: 's',
      templateId: 'e',
      origin: 'http://localhost',
    })
    expect(mailTemplateSettingsOf(SETTINGS, 'subscribe')?.templateId).toBe('n')
  })

  test.for(['publicKey', 'serviceId', 'inquiryTemplate'] as const)('are undefined without %s', (name) => {
    expect(mailTemplateSettingsOf({ ...SETTINGS, [name]: undefined }, 'inquiry')).toBeUndefined()
  })

  test('need neither the other template nor another server', () => {
    expect(mailTemplateSettingsOf({ ...SETTINGS, subscribeTemplate: undefined, origin: undefined }, 'inquiry')).toBeDefined()
  })
})

describe('a thrown value', () => {
  test.for([
    [0, 'Network Error', 'network'],
    [400, 'The template ID not found', 'refused'],
    [403, 'Forbidden', 'blocked'],
    [412, 'no connection to the mailbox', 'refused'],
    [429, 'Too Many Requests', 'limited'],
    [451, 'Unavailable For Headless Browser', 'headless'],
    [500, 'error', 'refused'],
  ] as const)('as an answer %i %s is %s', ([status, text, reason]) => {
    expect(failureOf({ status, text })).toEqual({ kind: 'failed', reason, detail: `${status} ${text}` })
  })

  test('as a text is a refusal of the client', () => {
    expect(failureOf('The public key is required.')).toEqual({ kind: 'failed', reason: 'refused', detail: 'The public key is required.' })
  })

  test('as an error is one of the network', () => {
    expect(failureOf(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'failed', reason: 'network' })
    expect(failureOf(undefined)).toMatchObject({ kind: 'failed', reason: 'network' })
  })
})

describe('a message', () => {
  test('waits for the rest of ten seconds after the one before it', () => {
    expect(waitAfter('50000', 53_000)).toBe(7000)
    expect([waitAfter('50000', 60_000), waitAfter('50000', 90_000), waitAfter(null, 0)]).toEqual([0, 0, 0])
  })

  test('never waits longer, whatever is stored', () => {
    expect([waitAfter('90000', 50_000), waitAfter('no time', 0)]).toEqual([10_000, 0])
  })
})

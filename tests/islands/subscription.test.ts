import { describe, expect, test } from 'vitest'
import { answerTo, fieldsOf, mistakeIn } from '../../src/site/islands/subscribe-form/subscription'
import type { SubscribeWords } from '../../src/site/islands/subscribe-form/words'

const WORDS: SubscribeWords = {
  missing: 'Missing.',
  invalid: 'Invalid.',
  topics: 'Topics.',
  sending: 'Sending...',
  sent: 'Sent to {email}.',
  notConfigured: 'Not configured.',
  failed: 'Failed.',
  reasons: {
    blocked: 'Blocked.',
    limited: 'Limited.',
    headless: 'Headless.',
    network: 'Network.',
    timeout: 'Late.',
    refused: 'Refused.',
    file: 'File.',
  },
  feed: { label: 'Feed', href: '/feed.xml' },
}

describe('a subscription', () => {
  test.for(['', '   '])('needs an address: %j', (email) => {
    expect(mistakeIn({ email, topics: undefined })).toEqual({ field: 'email', kind: 'missing' })
  })

  test.for(['a', 'a@', '@b.co', 'a@b', 'a@b.', 'a@.co', 'a@b..co', 'a b@c.co', 'a@b@c.co', 'a@b.co, c@d.co'])(
    'needs a whole address: %s',
    (email) => {
      expect(mistakeIn({ email, topics: undefined })).toEqual({ field: 'email', kind: 'invalid' })
    },
  )

  test.for(['a@b.co', ' a@b.co ', "o'neil+news@mail.example.org", 'é@exämple.de'])('takes %s', (email) => {
    expect(mistakeIn({ email, topics: undefined })).toBeUndefined()
  })

  test('to chosen topics needs one of them', () => {
    expect(mistakeIn({ email: 'a@b.co', topics: [] })).toEqual({ field: 'topics', kind: 'topics' })
    expect(mistakeIn({ email: 'a@b.co', topics: ['News'] })).toBeUndefined()
    expect(mistakeIn({ email: '', topics: [] })?.field).toBe('email')
  })

  test('fills the template', () => {
    const topics = ['Earnings', 'Governance']
    expect(fieldsOf({ email: ' a@b.co ', list: 'Updates', topics, page: '/investors' })).toEqual({
      email: 'a@b.co',
      list: 'Updates',
      topics: 'Earnings, Governance',
      page: '/investors',
    })
    expect(fieldsOf({ email: 'a@b.co', list: 'Updates', topics: undefined, page: '/' }).topics).toBe('')
  })
})

describe('the answer', () => {
  test('contains the address', () => {
    expect(answerTo({ kind: 'sent' }, WORDS, { email: ' a@b.co ' })).toEqual({ kind: 'sent', text: 'Sent to a@b.co.' })
  })

  test('says that mail is not set up', () => {
    expect(answerTo({ kind: 'unconfigured' }, WORDS, { email: 'a@b.co' })).toEqual({ kind: 'unconfigured', text: 'Not configured.' })
  })

  test('has the reason of a failure, but not the text that the service returns', () => {
    const failed = { kind: 'failed', reason: 'limited', detail: '429 Too Many Requests' } as const
    expect(answerTo(failed, WORDS, { email: 'a@b.co' })).toEqual({ kind: 'failed', text: 'Failed. Limited.' })
  })
})

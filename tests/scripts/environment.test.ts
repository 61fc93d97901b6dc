import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../../scripts/commands.mjs'
import { environmentOf } from '../../scripts/environment.mjs'
import { mailOrigins, mailSettingsOf } from '../../src/site/settings'
import { folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'

const ENV = 'VITE_EMAILJS_PUBLIC_KEY=key\nVITE_EMAILJS_SERVICE_ID="service"\nVITE_EMAILJS_TEMPLATE_ID=one\n'

const NAMES = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID', 'SUBSCRIBE_TEMPLATE_ID', 'ORIGIN']

// The environment of the tests may have keys.
beforeEach(() => {
  for (const name of NAMES) vi.stubEnv(`VITE_EMAILJS_${name}`, undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('settings of mail', () => {
  folderTest('are absent where nothing sets them', ({ folder }) => {
    expect(mailSettingsOf(environmentOf(folder))).toEqual({})
    expect(mailSettingsOf({ VITE_EMAILJS_PUBLIC_KEY: ' ', VITE_EMAILJS_ORIGIN: '' })).toEqual({})
  })

  folderTest('come from .env, over it .env.local, over both the environment', async ({ folder }) => {
    await writeFile(join(folder, '.env'), ENV)
    expect(mailSettingsOf(environmentOf(folder))).toEqual({ publicKey: 'key', serviceId: 'service', inquiryTemplate: 'one' })
    await writeFile(join(folder, '.env.local'), 'VITE_EMAILJS_TEMPLATE_ID=two\nVITE_EMAILJS_SUBSCRIBE_TEMPLATE_ID=news\n')
    expect(mailSettingsOf(environmentOf(folder))).toMatchObject({ publicKey: 'key', inquiryTemplate: 'two', subscribeTemplate: 'news' })
    vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'three')
    vi.stubEnv('VITE_EMAILJS_ORIGIN', 'http://localhost:9000/')
    expect(mailSettingsOf(environmentOf(folder))).toMatchObject({ inquiryTemplate: 'three', origin: 'http://localhost:9000' })
  })
})

test.for(['mail.example.com', 'file:///mail', 'https://'])('an origin of mail that is none is named: %s', (origin) => {
  expect(() => mailSettingsOf({ VITE_EMAILJS_ORIGIN: origin })).toThrow(
    `VITE_EMAILJS_ORIGIN is "${origin.replace(/\/+$/, '')}", which is no address: write one such as https://api.emailjs.com`,
  )
})

describe('the server that pages may send to', () => {
  const keys = { publicKey: 'key', serviceId: 'service' }

  test.for([
    ['none without keys', {}, []],
    ['none without a template', { ...keys, origin: 'http://localhost:9000' }, []],
    ['that of EmailJS', { ...keys, inquiryTemplate: 'one' }, ['https://api.emailjs.com']],
    ['that of EmailJS, for subscriptions alone', { ...keys, subscribeTemplate: 'two' }, ['https://api.emailjs.com']],
    ['another one, without its path', { ...keys, inquiryTemplate: 'one', origin: 'http://localhost:9000/mail' }, ['http://localhost:9000']],
  ] as const)('is %s', ([, settings, origins]) => {
    expect(mailOrigins(settings)).toEqual(origins)
  })
})

test('a file of settings that cannot be read is named by every command, without a stack', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(ROOT, '.cache/settings-'))
  try {
    await mkdir(join(folder, 'src/site'), { recursive: true })
    await writeFile(join(folder, 'src/site/site.ts'), '')
    await mkdir(join(folder, '.env'))
    expect(await runCommand('build', ['--project', folder])).toBe(1)
    expect(said.mock.calls).toEqual([
      [`System error: ${join(folder, '.env')} cannot be read: EISDIR: illegal operation on a directory, read`],
    ])
  } finally {
    await rm(folder, { recursive: true })
    said.mockRestore()
  }
})

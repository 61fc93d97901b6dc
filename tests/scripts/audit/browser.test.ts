import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkAccessibility } from '../../../scripts/audit/accessibility'
import { loadAll } from '../../../scripts/audit/lighthouse'

const ADDRESSES = ['/', '/about']

beforeEach(() => {
  vi.stubEnv('CHROME_PATH', '/nonexistent')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('pa11y without a browser has an error for each page', async () => {
  // pa11y-ci leaves a rejection unhandled, which vitest would report as an error of the test.
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  try {
    const accessibility = await checkAccessibility('http://localhost', ADDRESSES)
    expect([...accessibility]).toEqual(
      ADDRESSES.map((address) => [address, [expect.objectContaining({ message: expect.stringContaining('/nonexistent') })]]),
    )
    expect(process.listeners('unhandledRejection')).toEqual([])
  } finally {
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
})

test('Lighthouse without a browser has an error for each page', async () => {
  const loads = await loadAll(
    { origin: 'http://localhost', addresses: ADDRESSES, listed: new Set(ADDRESSES), server: '/nonexistent', browsers: 2 },
    () => {},
  )
  expect([...loads.keys()]).toEqual(ADDRESSES)
  for (const load of loads.values()) expect(load).toMatchObject({ message: expect.stringContaining('/nonexistent') })
})

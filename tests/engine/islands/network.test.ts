import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchJson, fetchText, importWithRetry, NetworkError } from '../../../src/engine/islands/network'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A network that does not answer until the request is aborted. */
const silence = (_: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

describe('what is fetched', () => {
  test('is the text of the answer', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('here')))
    expect(await fetchText('/a')).toBe('here')
  })

  test('is `NetworkError` if the answer is an error, or there is none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
    await expect(fetchText('/a')).rejects.toThrow(NetworkError)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchText('/a')).rejects.toThrow(NetworkError)
  })

  test('is `NetworkError` if the network does not answer for half a minute', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    vi.stubGlobal('fetch', silence)
    const answer = fetchText('/a')
    patience.abort()
    await expect(answer).rejects.toThrow(NetworkError)
    expect(timeout).toHaveBeenCalledWith(30_000)
  })
})

test('a script that failed to load is fetched again', async () => {
  const asked = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('code'))
  vi.stubGlobal('fetch', asked)
  const load = vi.fn().mockResolvedValue('module')
  await expect(importWithRetry(load, ['assets/a.js'])).rejects.toThrow(NetworkError)
  expect(load).not.toHaveBeenCalled()
  expect(await importWithRetry(load, ['assets/a.js'])).toBe('module')
  expect(await importWithRetry(load, ['assets/a.js'])).toBe('module')
  expect(asked).toHaveBeenCalledTimes(2)
})

const answering = (text: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))

test('data is what its JSON says', async () => {
  answering('{"a":[1]}')
  expect(await fetchJson('/a.json')).toEqual({ a: [1] })
})

test.for(['', '{"a":[1', '<!doctype html><title>Log in</title>'])('data has not arrived with %j', async (text) => {
  answering(text)
  await expect(fetchJson('/a.json')).rejects.toThrow(NetworkError)
})

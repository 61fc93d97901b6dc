import { afterEach, describe, expect, test, vi } from 'vitest'
import { arrive, fetched, fetchedData, NotArrived } from '../../../src/engine/islands/arrive'

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
    expect(await fetched('/a')).toBe('here')
  })

  test('is `NotArrived` if the answer is an error, or there is none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
    await expect(fetched('/a')).rejects.toThrow(NotArrived)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetched('/a')).rejects.toThrow(NotArrived)
  })

  test('is `NotArrived` if the network does not answer for half a minute', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    vi.stubGlobal('fetch', silence)
    const answer = fetched('/a')
    patience.abort()
    await expect(answer).rejects.toThrow(NotArrived)
    expect(timeout).toHaveBeenCalledWith(30_000)
  })
})

test('a script that failed to load is fetched again', async () => {
  const asked = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('code'))
  vi.stubGlobal('fetch', asked)
  const load = vi.fn().mockResolvedValue('module')
  await expect(arrive(load, ['assets/a.js'])).rejects.toThrow(NotArrived)
  expect(load).not.toHaveBeenCalled()
  expect(await arrive(load, ['assets/a.js'])).toBe('module')
  expect(await arrive(load, ['assets/a.js'])).toBe('module')
  expect(asked).toHaveBeenCalledTimes(2)
})

const answering = (text: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))

test('data is what its JSON says', async () => {
  answering('{"a":[1]}')
  expect(await fetchedData('/a.json')).toEqual({ a: [1] })
})

test.for(['', '{"a":[1', '<!doctype html><title>Log in</title>'])('data has not arrived with %j', async (text) => {
  answering(text)
  await expect(fetchedData('/a.json')).rejects.toThrow(NotArrived)
})

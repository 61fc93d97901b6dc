import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLiked, toggleLiked, writeLiked } from '../../src/site/islands/article-actions/liked'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

describe('the list of liked articles', () => {
  test('is stored on the device, and removed with the last one', () => {
    expect(writeLiked(['/blog/a', '/blog/b'])).toBe(true)
    expect(readLiked()).toEqual(['/blog/a', '/blog/b'])
    expect(writeLiked([])).toBe(true)
    expect(kept.size).toBe(0)
  })

  test.for(['{', '"a"', '{"a":1}', 'null'])('is nothing where something else stands: %s', (text) => {
    kept.set('liked', text)
    expect(readLiked()).toEqual([])
  })

  test('leaves out values that are no addresses', () => {
    kept.set('liked', '["/blog/a", 1, null]')
    expect(readLiked()).toEqual(['/blog/a'])
  })

  test('toggles an address', () => {
    expect(toggleLiked([], '/blog/a')).toEqual(['/blog/a'])
    expect(toggleLiked(['/blog/a', '/blog/b'], '/blog/a')).toEqual(['/blog/b'])
  })

  test('is empty if storage is blocked, and the caller is told so', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readLiked()).toEqual([])
    expect(writeLiked(['/blog/a'])).toBe(false)
  })
})

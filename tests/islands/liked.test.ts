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

describe('what is liked', () => {
  test('is kept on the device and forgotten with the last one', () => {
    expect(writeLiked(['/blog/a', '/blog/b'])).toBe(true)
    expect(readLiked()).toEqual(['/blog/a', '/blog/b'])
    expect(writeLiked([])).toBe(true)
    expect(kept.size).toBe(0)
  })

  test.for(['{', '"a"', '{"a":1}', 'null'])('is nothing where something else stands: %s', (text) => {
    kept.set('liked', text)
    expect(readLiked()).toEqual([])
  })

  test('leaves out what is no address', () => {
    kept.set('liked', '["/blog/a", 1, null]')
    expect(readLiked()).toEqual(['/blog/a'])
  })

  test('is turned on and off', () => {
    expect(toggleLiked([], '/blog/a')).toEqual(['/blog/a'])
    expect(toggleLiked(['/blog/a', '/blog/b'], '/blog/a')).toEqual(['/blog/b'])
  })

  test('is nothing where storage is blocked, and the caller hears of it', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readLiked()).toEqual([])
    expect(writeLiked(['/blog/a'])).toBe(false)
  })
})

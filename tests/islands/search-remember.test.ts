import { afterEach, expect, test, vi } from 'vitest'
import { rememberSearch } from '../../src/site/islands/site-search/remember'

afterEach(() => vi.unstubAllGlobals())

test('a search is added to those that another tab has stored meanwhile', () => {
  const kept = new Map([['searches', '["cloud"]']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  expect(rememberSearch('data')).toEqual(['data', 'cloud'])
  kept.set('searches', '["bank","data","cloud"]')
  expect(rememberSearch('data')).toEqual(['data', 'bank', 'cloud'])
  expect(kept.get('searches')).toBe('["data","bank","cloud"]')
})

test('where nothing can be stored, nothing is remembered', () => {
  expect(rememberSearch('data')).toBeUndefined()
})

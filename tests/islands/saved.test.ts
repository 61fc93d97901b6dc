import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSaved, readSaved, type SavedItem, toggleSaved, writeSaved } from '../../src/site/islands/saved/saved'

const post: SavedItem = { url: '/blog/a', title: 'A post', kind: 'Blog' }
const paper: SavedItem = { url: '/whitepaper/b', title: 'A paper', kind: 'Whitepaper' }

describe('the list', () => {
  test('adds a new article in front, and removes one that it has', () => {
    const both = toggleSaved(toggleSaved([], post), paper)
    expect(both).toEqual([paper, post])
    expect(toggleSaved(both, { ...paper, title: 'Another title' })).toEqual([post])
  })

  test('is searched by address', () => {
    expect(isSaved([post], '/blog/a')).toBe(true)
    expect(isSaved([post], '/blog')).toBe(false)
  })
})

describe('on this device', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the list is stored unchanged', () => {
    expect(writeSaved([paper, post])).toBe(true)
    expect(JSON.parse(kept.get('saved') ?? '')).toEqual([paper, post])
    expect(readSaved()).toEqual([paper, post])
  })

  test('an empty list is removed', () => {
    writeSaved([post])
    expect(writeSaved([])).toBe(true)
    expect(kept.size).toBe(0)
    expect(readSaved()).toEqual([])
  })

  test.for([
    '',
    '{',
    'null',
    '"saved"',
    '{"url":"/blog/a"}',
    '[null, 1, "a", []]',
    '[{"url":"/blog/a","title":"A post"}]',
    '[{"url":"/blog/a","title":1,"kind":"Blog"}]',
    '[{"url":"javascript:alert(1)","title":"A","kind":"B"},{"url":"//a.example","title":"A","kind":"B"},{"url":"/\\\\a","title":"A","kind":"B"}]',
    '[{"url":"/\\t/a.example","title":"A","kind":"B"},{"url":"/\\n/a.example","title":"A","kind":"B"},{"url":"/b\\\\a","title":"A","kind":"B"}]',
  ])('%s is nothing saved', (text) => {
    kept.set('saved', text)
    expect(readSaved()).toEqual([])
  })

  test('valid entries are kept once, invalid ones are left out', () => {
    kept.set('saved', JSON.stringify([null, { ...post, more: 1 }, 7, post]))
    expect(readSaved()).toEqual([post])
  })

  test('a date is kept where there is one', () => {
    const dated = { ...post, date: 'Dec 10, 2024' }
    writeSaved([dated, paper])
    expect(readSaved()).toEqual([dated, paper])
    kept.set('saved', JSON.stringify([{ ...post, date: 10 }]))
    expect(readSaved()).toEqual([post])
  })

  test('blocked storage is no error', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readSaved()).toEqual([])
    expect(writeSaved([post])).toBe(false)
  })
})

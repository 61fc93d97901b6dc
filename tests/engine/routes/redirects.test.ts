import { describe, expect, test } from 'vitest'
import { oldAddressOf, targetsOf } from '../../../src/engine/routes/redirects'

const redirects = [
  { from: '/whitepapers/:slug', to: '/whitepaper/:slug' },
  { from: '/legal', to: '/legal/privacy-policy' },
  { from: '/legal', to: '/about' },
  { from: '/nowhere', to: '/blog/:slug' },
]

describe('a redirect', () => {
  test.for([
    ['/whitepapers/a-b', '/whitepaper/a-b'],
    ['/legal', '/legal/privacy-policy'],
    ['/whitepapers', undefined],
    ['/whitepapers/a/b', undefined],
    ['/legal/terms', undefined],
    ['/', undefined],
    ['/nowhere', undefined],
  ] as const)('leads %s to %s', ([address, target]) => {
    expect(targetsOf(redirects)(address)).toBe(target)
  })

  test('is known at the page that it leads to', () => {
    const [papers, legal] = redirects
    expect(papers && oldAddressOf('/whitepaper/a-b', papers)).toBe('/whitepapers/a-b')
    expect(legal && oldAddressOf('/legal/privacy-policy', legal)).toBe('/legal')
    expect(legal && oldAddressOf('/legal/terms', legal)).toBeUndefined()
  })
})

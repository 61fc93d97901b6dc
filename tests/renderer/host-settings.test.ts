import { describe, expect, test } from 'vitest'
import { caddySettings } from '../../renderer/hosts/caddy'
import { nginxSettings } from '../../renderer/hosts/nginx'
import { expressionOf, formsBelow } from '../../renderer/hosts/patterns'
import { HEADER_RULES, type HostRules } from '../../renderer/hosts/rules'
import { vercelSettings } from '../../renderer/hosts/vercel'

const RULES: HostRules = {
  base: '/',
  headers: HEADER_RULES,
  redirects: [
    { from: '/old.page', to: '/new' },
    { from: '/posts/:year/:slug', to: '/blog/:slug' },
  ],
  sections: ['/blog'],
}

describe('the settings of a host', () => {
  test.for([
    ['nginx', nginxSettings],
    ['Caddy', caddySettings],
    ['Vercel', vercelSettings],
  ] as const)('%s say all that the rules say', ([, settingsOf]) => {
    expect(settingsOf(RULES)).toMatchSnapshot()
    expect(settingsOf({ ...RULES, base: '/site/' })).toMatchSnapshot()
  })
})

test('nginx has a place of its own for each section, whatever signs its name has', () => {
  const places = [...nginxSettings({ ...RULES, sections: ['/a-b', '/a/b'] }).matchAll(/^location (@\S+) /gm)].map(([, name]) => name)
  expect(places).toHaveLength(4)
  expect(new Set(places).size).toBe(4)
})

test.for(['/old/\\evil.example', '/old/a\\evil.example', '/old//evil.example', '/old/'])(
  'a redirect of any slug does not take %s, which could lead to another host',
  (address) => {
    const { expression } = expressionOf({ from: '/old/:slug', to: '/:slug' }, '/')
    expect(new RegExp(`^${expression}$`).test('/old/slug')).toBe(true)
    expect(new RegExp(`^${expression}$`).test(address)).toBe(false)
  },
)

describe('an old form of an address', () => {
  const targetOf = (form: keyof ReturnType<typeof formsBelow>, address: string, base = '/') =>
    new RegExp(`^${formsBelow(base)[form]}$`).exec(address)?.[1]

  test.for([
    ['ending', '/services.html', '/services'],
    ['ending', '/services/index.html', '/services'],
    ['ending', '/a/b.html', '/a/b'],
    ['slash', '/services/', '/services'],
    ['slash', '/services//', '/services'],
    ['slash', '/a/b/', '/a/b'],
    ['slash', '/', undefined],
    ['slash', '/services', undefined],
  ] as const)('%s: %s leads to %s', ([form, address, target]) => {
    expect(targetOf(form, address)).toBe(target)
  })

  test.for([
    ['ending', '/a.b/services.html', '/a.b/services'],
    ['slash', '/a.b/services/', '/a.b/services'],
    ['slash', '/a.b/', undefined],
    ['slash', '/a-b/services/', undefined],
    ['ending', '/services.html', undefined],
    ['ending', '/a.b//evil.example/a.html', undefined],
  ] as const)('%s: below a base path, %s leads to %s', ([form, address, target]) => {
    expect(targetOf(form, address, '/a.b/')).toBe(target)
  })

  test.for(['//evil.example/', '/\\evil.example/', '//evil.example/a.html', '/\\evil.example/index.html', '///a/'])(
    '%s leads to no other host',
    (address) => {
      expect([targetOf('ending', address), targetOf('slash', address)]).toEqual([undefined, undefined])
    },
  )
})

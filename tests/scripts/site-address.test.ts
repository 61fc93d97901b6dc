import { describe, expect, test } from 'vitest'
import { clientFolder, siteAddressOf } from '../../scripts/site-address.mjs'

describe('where a site is published', () => {
  test.for([
    ['nothing', {}, {}, { origin: undefined, base: '/' }],
    ['the environment', {}, { SITE_ORIGIN: 'https://a.example', BASE_PATH: '/site/' }, { origin: 'https://a.example', base: '/site/' }],
    ['empty variables', {}, { SITE_ORIGIN: '', BASE_PATH: '' }, { origin: undefined, base: '/' }],
    ['options over the environment', { base: '/' }, { BASE_PATH: '/site/' }, { origin: undefined, base: '/' }],
    ['a path as hosts write it', { base: '/site' }, {}, { origin: undefined, base: '/site/' }],
    ['several folders', { base: '/a/b.c_d~e-F/' }, {}, { origin: undefined, base: '/a/b.c_d~e-F/' }],
    ['an origin with a slash', { origin: 'https://a.example/' }, {}, { origin: 'https://a.example', base: '/' }],
    ['a port', { origin: 'https://a.example:8443' }, {}, { origin: 'https://a.example:8443', base: '/' }],
    ['this machine', { origin: 'http://localhost:8080' }, {}, { origin: 'http://localhost:8080', base: '/' }],
  ] as const)('is said by %s', ([, options, environment, address]) => {
    expect(siteAddressOf(options, environment)).toEqual(address)
  })

  test.for([
    [{ origin: 'a.example' }, {}],
    [{ origin: 'http://a.example' }, {}],
    [{}, { SITE_ORIGIN: 'https://a.example/site' }],
    [{}, { SITE_ORIGIN: 'https://A.example' }],
    [{ base: 'site' }, {}],
    [{ base: 'C:/Program Files/Git/site/' }, {}],
    [{ base: '/a//b/' }, {}],
    [{ base: '/../' }, {}],
    [{}, { BASE_PATH: 'https://a.example/site/' }],
    [{}, { BASE_PATH: '/site/?a' }],
  ] as const)('is not said by %j and %j', ([options, environment]) => {
    expect(siteAddressOf(options, environment)).toMatchSnapshot()
  })
})

test('scripts below different base paths lie in different folders', () => {
  expect(['/', '/site/', '/a/b/', '/a-b/'].map(clientFolder)).toEqual(['client', 'client-site', 'client-a%2Fb', 'client-a-b'])
})

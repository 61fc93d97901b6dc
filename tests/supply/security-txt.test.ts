import { describe, expect, test } from 'vitest'
import { mediaTypeOf } from '../../renderer/hosts/media-types'
import { security } from '../../src/site/outputs/security'
import { SECURITY } from '../../src/site/routes/files'
import { ownContent, smallSite } from '../renderer/graphs'
import { outputOf, textOf } from '../renderer/made'
import { siteTest, TODAY } from '../support/site-test'
import { securityFaults } from './security-faults'

describe('security.txt', () => {
  test('says who to write to, and until when that holds', async () => {
    expect(await textOf(security, outputOf(await smallSite()))).toMatchInlineSnapshot(`
      "Contact: mailto:security@site.example
      Expires: 2099-01-01T00:00:00Z
      Preferred-Languages: en
      Canonical: https://site.example/.well-known/security.txt
      "
    `)
  })

  test('of this site is as RFC 9116 has it, lies where it says, and has not expired', async () => {
    const graph = await ownContent()
    const text = await textOf(security, outputOf(graph))
    expect(securityFaults(text, graph.today)).toEqual([])
    const paths = [...security.emit(outputOf(graph))].map(({ path }) => path)
    expect(paths).toEqual(['.well-known/security.txt'])
    expect(text).toContain(`\nCanonical: ${graph.site.identity.origin}/${paths[0]}\n`)
    expect(mediaTypeOf(SECURITY)).toBe('text/plain;charset=utf-8')
  })
})

describe('a fault of security.txt is', () => {
  const sound = 'Contact: mailto:a@site.example\nExpires: 2025-01-01T00:00:00Z\n'

  test('none in a sound one', () => expect(securityFaults(`# About us\n\n${sound}`, TODAY)).toEqual([]))

  test.for([
    ['an address without a scheme', sound.replace('mailto:', ''), ['Contact is a@site.example']],
    ['an address without HTTPS', sound.replace('mailto:a@site.example', 'http://site.example'), ['Contact is http://site.example']],
    ['nobody to write to', sound.replace(/^.*\n/, ''), ['no Contact']],
    ['no end', sound.replace(/Expires.*\n/, ''), ['no Expires']],
    ['two ends', `${sound}Expires: 2026-01-01T00:00:00Z\n`, ['Expires twice']],
    ['an end without a time', sound.replace('T00:00:00Z', ''), ['Expires is 2025-01-01']],
    ['an end in the past', sound.replace('2025-01-01', TODAY), [`it has expired: ${TODAY}T00:00:00Z`]],
    ['another place', `${sound}Canonical: https://site.example/security.txt\n`, ['Canonical is https://site.example/security.txt']],
    ['a field that is none', `${sound}Contacts: a\n`, ['no field: Contacts: a']],
    ['a line that is none', `${sound}Hello\n`, ['no field: : Hello']],
    ['a line that does not end', sound.trimEnd(), ['the last line does not end']],
  ] as const)('%s', ([, text, expected]) => {
    expect(securityFaults(text, TODAY)).toEqual(expected)
  })
})

siteTest.for([
  [TODAY, 'security/past-expiry'],
  ['2024-12-16', 'security/near-expiry'],
  ['2025-01-14', 'security/near-expiry'],
  ['2025-01-15', undefined],
] as const)('on %s it is over, or soon, or neither: %s', async ([expires, code], { site }) => {
  await site.replace('site/identity.yaml', '2099-01-01', expires)
  const found = await site.problems()
  expect(found.map((line) => /security\/[\w-]+/.exec(line)?.[0])).toEqual(code === undefined ? [] : [code])
})

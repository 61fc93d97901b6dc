import { describe, expect, test } from 'vitest'
import { isAddress, LONGEST_ADDRESS } from '../../../src/engine/schema/link-address'
import { bodyOf, problemsOfText } from '../../support/body'

const LINKS = '\t\n\u0000\u0001\u00a0\u200b'

describe('a link may lead to', () => {
  test.for([
    '/',
    '/services',
    '/about#story',
    '/search?q=a',
    '#story',
    'https://a.example',
    'https://localhost.example',
    'https://a.example/b?c=d#e',
    'mailto:a@b.example',
    'tel:+15555550100',
  ])('%s', (address) => {
    expect(problemsOfText(`[a](${address})\n`)).toEqual([])
    expect(bodyOf(`[a](${address})\n`).links).toEqual([address])
  })
})

describe('a link may not lead to', () => {
  test.for([
    ['a script', '[a](javascript:alert(1))'],
    ['a script in mixed case', '[a](JaVaScRiPt:alert)'],
    ['a script in decimal entities', '[a](&#106;&#97;vascript:alert)'],
    ['a script in hexadecimal entities', '[a](&#x6A;avascript&#x3a;alert)'],
    ['a script in named entities', '[a](javascript&colon;alert)'],
    ['a script in percent signs', '[a](%6Aavascript:alert)'],
    ['a script after a blank', '[a](< javascript:alert>)'],
    ['a script with a tab inside', '[a](<java\tscript:alert>)'],
    ['a script with a tab as an entity', '[a](java&Tab;script:alert)'],
    ['a script with a line end as an entity', '[a](java&NewLine;script:alert)'],
    ['a script after a control character', '[a](<\u0001javascript:alert>)'],
    ['a script with a blank of no width', '[a](java\u200bscript:alert)'],
    ['a script with a backslash', '[a](java\\\\script:alert)'],
    ['a script by a reference', '[a][b]\n\n[b]: javascript:alert'],
    ['a script behind a title', '[a](javascript:alert "title")'],
    ['a script of old', '[a](vbscript:alert)'],
    ['data', '[a](data:text/html;base64,AAAA)'],
    ['a file', '[a](file:///etc/passwd)'],
    ['a host without a scheme', '[a](//a.example)'],
    ['https without a host', '[a](https:///a)'],
    ['the computer of the author', '[a](https://localhost:4173/about)'],
    ['the computer of the author alone', '[a](https://localhost)'],
    ['a relative page', '[a](services)'],
    ['a query alone', '[a](?q=a)'],
  ] as const)('%s', ([, text]) => {
    expect(problemsOfText(`${text}\n`)).toEqual([
      expect.stringMatching(/^1:1 {2}mdx\/address {2}`.*` is not an address that a page may link to\.$/),
    ])
    expect(bodyOf(`${text}\n`).links).toEqual([])
  })

  test.for([
    ['a page without encryption', '[a](http://a.example)', 'http://a.example', 'write `https://`'],
    ['a page that is recognised by itself', 'www.a.example/b', 'www.a.example/b', 'write `https://` before it'],
    ['a page without a scheme', '[a](www.a.example)', 'www.a.example', 'write `https://` before it'],
    ['a mailbox without a host', '[a](mailto:a)', 'mailto:a', 'a mailbox is written like `mailto:name@example.com`'],
    ['a mailbox with two hosts', '[a](mailto:a@@b.example)', 'mailto:a@@b.example', 'a mailbox is written like `mailto:name@example.com`'],
    [
      'a telephone without a country',
      '[a](tel:555-12)',
      'tel:555-12',
      'a number starts with `+` and the country code, and has no spaces, like `tel:+15555550100`',
    ],
  ] as const)('%s, and is told what to write', ([, text, href, advice]) => {
    expect(problemsOfText(`${text}\n`)).toEqual([`1:1  mdx/address  \`${href}\` is not an address that a page may link to: ${advice}.`])
    expect(bodyOf(`${text}\n`).links).toEqual([])
  })

  test('an address that is too long', () => {
    const long = (length: number) => `/${'a/'.repeat(length / 2)}`.slice(0, length)
    expect(problemsOfText(`[a](${long(LONGEST_ADDRESS)})\n`)).toEqual([])
    expect(problemsOfText(`[a](${long(LONGEST_ADDRESS + 1)})\n`)).toEqual([
      `1:1  mdx/address  An address takes at most 2000 characters; that from \`${long(80)}\` on has 2001.`,
    ])
  })

  test('a link without an address is reported as such', () => {
    expect(problemsOfText('[a]()\n')).toEqual(['1:1  mdx/address  This link has no address.'])
  })

  test('a very long address is shown in part', () => {
    expect(problemsOfText(`[a](b${'c'.repeat(200)})\n`)).toEqual([
      `1:1  mdx/address  \`b${'c'.repeat(79)}\` is not an address that a page may link to.`,
    ])
  })
})

describe('isAddress', () => {
  test.for([...LINKS])('refuses the character %j before and inside a scheme', (character) => {
    expect([`${character}javascript:a`, `java${character}script:a`, `javascript${character}:a`].filter(isAddress)).toEqual([])
  })

  test.for([
    '/\\a.example',
    '\\/a.example',
    '/\t/a.example',
    '/a\\b',
    'https://a.example\\b',
    'https://a b',
    'https:a.example',
    'HTTPS://a.example',
    'https://good.example@evil.example',
    'https://good.example:a@evil.example/',
    'https://',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/a%5Cb',
    '/a%00',
    'mailto:a@b.example%0d%0aBcc:c@d.example',
    'mailto:@b.example',
    'tel:5555',
    '#',
    '#a b',
    '/a\u00adb',
    '/\u202egnp.a',
    'blob:https://a.example',
    'ftp://a.example',
    'view-source:https://a.example',
  ])('refuses %j', (address) => {
    expect(isAddress(address)).toBe(false)
  })
})

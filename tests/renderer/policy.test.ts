import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { htmlOf, pagePart, partsWithPolicy, withPolicy } from '../../renderer/policy'
import { POLICY_TEXTS } from '../security/xss/attacks'
import { smallSite } from './graphs'
import { pagesOf } from './made'

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Made</title>'
const page = (head: string, body = '') => `${HEAD}${head}</head><body>${body}</body></html>`

/** The policy of a page by directive. */
function policyOf(html: string): Record<string, string> {
  const [, policy = ''] = /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return Object.fromEntries(policy.split(';').map((directive) => directive.split(/ (.*)/).slice(0, 2)))
}
const policyFor = (html: string, input: Partial<Parameters<typeof withPolicy>[2]> = {}) =>
  policyOf(withPolicy(html, '/made', { origins: [], ...input }))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  test('allows its own files, and nothing else that a page does not have', () => {
    expect(policyFor(page(''))).toMatchInlineSnapshot(`
      {
        "base-uri": "'none'",
        "connect-src": "'self'",
        "default-src": "'none'",
        "font-src": "'self'",
        "form-action": "'self'",
        "img-src": "'self'",
        "manifest-src": "'self'",
        "require-trusted-types-for": "'script'",
        "script-src": "'self' 'sha256-n7wD9blWhjA6nHHH3qK36WokcVi6VyJm4cdUfr+szVE='",
        "style-src": "'self'",
        "trusted-types": "islands",
      }
    `)
  })

  test('allows the inline scripts and styles that it has, and no others', () => {
    const { 'script-src': scripts, 'style-src': styles } = policyFor(
      page('<script>one()</script><style>a{}</style>', '<style>b{}</style><script type="module">two()</script>'),
    )
    expect(scripts).toContain(`'self' ${hashOf('one()')} ${hashOf('two()')} `)
    expect(styles).toBe(`'self' ${hashOf('a{}')} ${hashOf('b{}')}`)
  })

  test('needs nothing for data and for scripts in files', () => {
    const files = '<script type="module" src="/a.js"></script><script src="/b.js"></script>'
    const data = '<script type="application/ld+json">{"a":"<b style=\\"c\\">"}</script><script type="application/json">{}</script>'
    expect(policyFor(page(files, data))).toEqual(policyFor(page('')))
  })

  test('lets it send to the servers of the site', () => {
    expect(policyFor(page(''), { origins: ['https://mail.example'] })['connect-src']).toBe(`'self' https://mail.example`)
  })

  test('lets a form open the mail program only where there is one', () => {
    const form = '<form action="mailto:a@b.example"></form>'
    expect([page(''), page('', form)].map((html) => policyFor(html)['form-action'])).toEqual([`'self'`, `'self' mailto:`])
  })

  test('allows the hosts of its pictures, and none that it only speaks of', () => {
    const pictures = [
      '<img alt="" width="1" src="https://images.example/a.jpg?of=https://other.example/">',
      '<picture><source srcset="https://one.example/a.avif 1x, https://two.example/b.avif 2x"><img alt="" src="/a.jpg"></picture>',
      '<img alt="See https://words.example/a.jpg" src="/b.jpg"><a href="https://link.example/">there</a>',
    ]
    expect(policyFor(page('', pictures.join('')))['img-src']).toBe("'self' https://images.example https://one.example https://two.example")
  })

  test.for(POLICY_TEXTS)('takes nothing from the text of a picture: %s', (text) => {
    const image = `<img alt="A lamp${text} srcset=https://a.example" src="/b.jpg" srcSet="/a.jpg 1x,https://two.example/a,b.jpg 2x, https://one.example:81/c.jpg">`
    expect(policyFor(page('', image))).toEqual({
      ...policyFor(page('')),
      'img-src': "'self' https://two.example https://one.example:81",
    })
  })

  test('names the origin of an address only, without its user', () => {
    const image = '<img alt="" src="https://a;trusted-types;b@images.example/?a=1&amp;b=2"><img alt="" src="HTTPS://Upper.example/a.jpg">'
    expect(policyFor(page('', image))['img-src']).toBe("'self' https://images.example https://upper.example")
  })

  test.for(['https://a;trusted-types;.example/a.jpg', 'https://a,b.example/a.jpg', 'https://a b/a.jpg'])(
    'cannot name the origin of a picture at %s, which is an error',
    (address) => {
      expect(() => policyFor(page('', `<img alt="" src="${address}">`))).toThrowErrorMatchingSnapshot()
    },
  )

  test.for(['https://mail.example;trusted-types', 'https://mail.example https://b.example'])('has no source %j', (origin) => {
    expect(() => policyFor(page(''), { origins: [origin] })).toThrowErrorMatchingSnapshot()
  })

  test('is made anew for what was added to the page', () => {
    const first = withPolicy(page('<script>one()</script>'), '/made', { origins: [] })
    const again = withPolicy(first.replace('one()', 'two()'), '/made', { origins: [], nonce: 'n1' })
    expect(again.match(/Content-Security-Policy/g)).toHaveLength(1)
    expect(policyOf(again)).toMatchObject({
      'script-src': expect.stringContaining(hashOf('two()')),
      'style-src': `'self' 'nonce-n1'`,
      'connect-src': `'self' ws:`,
    })
  })

  test('is that of the whole page if its parts were read one by one, each source once', () => {
    const parts = [
      '<script>two()</script><style>b{}</style><img alt="" src="data:image/gif;base64,AA">',
      '<img alt="" src="https://one.example/a.jpg"><form action="mailto:a@b.example"></form>',
      '<script>one()</script><img alt="" src="https://one.example/b.jpg">',
    ]
    const [head, ...others] = [page('<script>one()</script><style>a{}</style>'), ...parts]
    const joined = htmlOf(partsWithPolicy([pagePart(head ?? ''), ...others.map(pagePart)], '/made', { origins: [] }))
    expect(joined).toBe(withPolicy([head, ...others].join(''), '/made', { origins: [] }))
    expect(policyOf(joined)).toMatchObject({
      'script-src': expect.stringContaining(`'self' ${hashOf('one()')} ${hashOf('two()')} 'sha256`),
      'style-src': `'self' ${hashOf('a{}')} ${hashOf('b{}')}`,
      'img-src': "'self' data: https://one.example",
      'form-action': "'self' mailto:",
    })
  })

  test('of every page of a site is that of its final HTML', async () => {
    for (const { address, html } of pagesOf(await smallSite())) expect(withPolicy(html(), address, { origins: [] }), address).toBe(html())
  })

  test('stands before everything that it holds for, on every kind of page', async () => {
    for (const made of pagesOf(await smallSite()))
      expect(made.html()).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="')
  })
})

describe('a page that no policy of this kind allows', () => {
  test.for(['<p style="color: red">a</p>', '<button type="button" onclick="a()">a</button>', '<img alt="" onerror="a()">'])(
    '%s is an error',
    (markup) => {
      expect(() => withPolicy(page('', markup), '/made', { origins: [] })).toThrowErrorMatchingSnapshot()
    },
  )

  test('is found in any of its parts', () => {
    const parts = ['<p>a</p>', '<p style="b">a</p>', '<p>a</p>'].map(pagePart)
    expect(() => partsWithPolicy([pagePart(page('')), ...parts], '/made', { origins: [] })).toThrow('attribute style="…"')
  })

  test('is none that speaks of such attributes', () => {
    const text =
      '<p title="a style=&quot;b&quot;">Write &lt;p onclick=&quot;a()&quot;&gt; nowhere.</p><script>let a = \' style="b"\'</script>'
    expect(withPolicy(page('', text), '/made', { origins: [] })).toContain(text)
  })
})

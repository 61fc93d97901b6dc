import { describe, expect, test } from 'vitest'
import { attack, harmless } from './attacks'
import { escapesIn } from './escapes'

const [text = ''] = attack('A text')

/** What is found in a file of a text, with the text put there as it is. */
const found = (path: string, file: (text: string) => string) =>
  escapesIn(path, { attacked: file(text), harmless: file(harmless(text)) }).join('\n')

const encoded = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

describe('a text that leaves its place is found', () => {
  test.for<[string, string, (text: string) => string, string]>([
    ['between elements', 'a.html', (one) => `<!doctype html><p>${one}</p>`, '<x-attack onattack> 1 times'],
    ['in an attribute', 'a.html', (one) => `<!doctype html><p title="${one}"></p>`, '<img onerror src> 1 times'],
    ['in an attribute in single quotes', 'a.html', (one) => `<!doctype html><p title='${one}'></p>`, '<img onerror src> 1 times'],
    [
      'in data of a page',
      'a.html',
      (one) => `<!doctype html><script type="application/json">${JSON.stringify(one)}</script>`,
      '<img onerror src> 1 times',
    ],
    ['in a comment', 'a.html', (one) => `<!doctype html><!-- ${one} -->`, '<!-- --> 1 times'],
    ['in a drawing', 'a.svg', (one) => `<svg><text>${one}</text></svg>`, '<x-attack onattack> 1 times'],
    ['in XML', 'sitemap.xml', (one) => `<loc>${one}</loc>`, '<x-attack 1 times'],
    ['in a section of XML', 'a.xml', (one) => `<title><![CDATA[${one}]]></title>`, ']]> 2 times'],
    [
      'in the text of a feed',
      'feed.xml',
      (one) => `<feed xmlns="http://www.w3.org/2005/Atom"><entry><content type="html">${encoded(`<p>${one}`)}</content></entry></feed>`,
      'text 0 <x-attack onattack>',
    ],
    ['in a JSON feed', 'feed.json', (one) => JSON.stringify({ content_html: one }), 'content_html <x-attack onattack>'],
    ['in Markdown', 'a.md', (one) => `A ${one}`, '<x-attack onattack> 1 times'],
  ])('%s', ([, path, file, part]) => {
    expect(found(path, file)).toContain(part)
  })

  test('in a calendar and in rules of hosts, by the end of its line', () => {
    const lines = (end: string) => ({ attacked: `SUMMARY:A${end}ATTENDEE:B`, harmless: 'SUMMARY:A ATTENDEE:B' })
    expect(escapesIn('a.ics', lines('\r\n'))).toEqual(['a.ics: ATTENDEE: 1 times, not 0'])
    expect(escapesIn('_headers', lines('\n'))).toEqual(['_headers: line 1 1 times, not 0'])
  })
})

describe('a text in its place is none', () => {
  test.for<[string, (text: string) => string]>([
    ['a.html', (one) => `<!doctype html><p title="${encoded(one)}">${encoded(one)}</p>`],
    ['a.xml', (one) => `<p>${encoded(one).replaceAll('>', '&gt;')}</p>`],
    ['a.json', (one) => JSON.stringify({ title: one })],
    ['a.md', (one) => one.replace(/[<*]/g, '\\$&')],
  ])('%s', ([path, file]) => {
    expect(found(path, file)).toBe('')
  })
})

test('a format that nothing reads is a mistake', () => {
  expect(() => escapesIn('a.csv', { attacked: '', harmless: '' })).toThrow('nothing reads a.csv')
})

import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { documentHead, END_OF_DOCUMENT, type HeadParts } from '../../renderer/html-document'
import { SITE } from '../support/site'
import { smallSite } from './graphs'
import { ASSETS, pagesOf } from './made'

describe('a document', async () => {
  const { identity } = (await smallSite()).site
  const head = { title: 'Made', description: 'What it is.' }
  const { theme } = SITE
  const fonts = ['/assets/interface.woff2']
  const render = (parts?: Partial<HeadParts>) =>
    documentHead({ identity, theme, head, address: '/made', assets: ASSETS, styles: 'a{}', fonts, added: '', body: [], ...parts })

  test('is shown once its shared element is there', () => {
    expect(render({ arriving: 'art-one' })).toContain('<link rel="expect" href="#art-one" blocking="render">')
  })

  test('asks early for the fonts that it shows, for that of long texts where there are some', async () => {
    const preloads = (html: string) => [...html.matchAll(/rel="preload" href="([^"]*)"/g)].map(([, href]) => href)
    expect(preloads(render())).toEqual(fonts)
    expect(preloads(render({ fonts: [...fonts, '/assets/prose.woff2'] }))).toEqual([...fonts, '/assets/prose.woff2'])
    const [sans, text] = theme.fonts.map(({ url }) => url)
    const [list, article] = pagesOf(await smallSite(), '/blog', '/blog/first-post').map((page) => preloads(page.html()))
    expect({ list, article }).toEqual({ list: [sans], article: [sans, text] })
  })

  test('is whole', () => {
    expect(`${render()}<p>b</p>${END_OF_DOCUMENT}`.replaceAll(/(?<=>)(?=<(?!\/))/g, '\n')).toMatchSnapshot()
  })

  test('is written in the language of the site', () => {
    const html = render({ identity: { ...identity, language: 'de', locale: 'de-AT' } })
    expect(html).toMatch(/^<!doctype html><html lang="de">/)
    expect(html).toContain('<meta property="og:locale" content="de_AT">')
  })

  test('escapes what content says', () => {
    const html = render({ head: { title: '</title><script>"&', description: `"><script>'` } })
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; · Example</title>')
    expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;&#39;">')
    expect(html).toContain('<meta property="og:title" content="&lt;/title&gt;&lt;script&gt;&quot;&amp;">')
    expect(html).not.toContain('<script>"')
  })

  test('names its address', () => {
    expect(render({ address: '/services/a' })).toContain('<link rel="canonical" href="https://site.example/services/a">')
    expect(render({ address: '/' })).toContain('<link rel="canonical" href="https://site.example/">')
    expect(render({ address: '/' })).toContain('<meta property="og:url" content="https://site.example/">')
  })

  test('that stays out of search engines has neither an address nor a preview', () => {
    const html = render({ head: { ...head, noindex: true } })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/canonical|og:|twitter:/)
  })

  test('that search engines may list does not say the contrary', () => {
    expect(render()).not.toContain('robots')
  })

  test('says what kind of thing it is', () => {
    expect(render()).toContain('<meta property="og:type" content="website">')
    const html = render({ head: { ...head, type: 'article' } })
    expect(html).toContain('<meta property="og:type" content="article">')
  })

  test('names its card with its size and what it shows, for other sites', () => {
    const card = { address: '/cards/made.png?v=1', width: 1200, height: 630, type: 'image/png', alt: 'Made & shown' }
    const html = render({ head: { ...head, card } })
    expect(html.match(/<meta (?:property="og:image|name="twitter)[^>]*>/g)).toEqual([
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="og:image" content="https://site.example/cards/made.png?v=1">',
      '<meta property="og:image:type" content="image/png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Made &amp; shown">',
    ])
    expect(render()).toContain('<meta name="twitter:card" content="summary">')
    expect(render({ head: { ...head, card, noindex: true } })).not.toContain('og:image')
  })

  test('keeps what is done before the loader is there where an island has its state in the address', () => {
    expect(render({ body: ['<div data-island="list" data-parameters="q"></div>'] })).toContain('early?.push(')
    expect(render()).not.toContain('early?.push(')
  })

  test('marks a press before the loader is there where one of several buttons is pressed', () => {
    const chips = '<button aria-pressed="true"></button>'
    expect(render({ body: [`<div data-island="list" data-parameters="q">${chips}</div>`] })).toContain('"data-waiting"')
    expect(render({ body: ['<div data-island="list" data-parameters="q"></div>'] })).not.toContain('"data-waiting"')
    expect(render({ body: [chips] })).not.toContain('"data-waiting"')
  })

  test('hides what a state in the address replaces, before it is painted', () => {
    const restoring = (search: string, ...body: string[]) => {
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(render({ body })) ?? []
      const dataset: { restoring?: string } = {}
      runInNewContext(script, {
        location: { search },
        document: { documentElement: { dataset } },
        localStorage: {},
        addEventListener: () => undefined,
      })
      return dataset.restoring
    }
    const list = '<div data-island="list" data-parameters="category q" data-restores="">'
    const saved = '<section data-enhance="saved" data-parameters="saved" data-restores="">'
    expect(restoring('?category=a', list)).toBe('category')
    expect(restoring('?from=b&q=', list, saved)).toBe('q')
    expect(restoring('?saved', list, saved)).toBe('saved')
    for (const search of ['', '?from=b', '?subcategory=a', '?q-a=b', '?from=q']) expect(restoring(search, list, saved)).toBeUndefined()
    expect(restoring('?q=a', '<div data-island="form" data-parameters="q">')).toBeUndefined()
  })

  test('sets the theme before it loads anything', () => {
    const html = render()
    const theme = html.indexOf('localStorage.theme')
    expect(theme).toBeGreaterThan(html.indexOf('<meta charset'))
    for (const later of ['<style>', '<link rel="preload"', '<script type="module"']) expect(html.indexOf(later)).toBeGreaterThan(theme)
  })
})

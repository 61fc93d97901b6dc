import { describe, expect } from 'vitest'
import { type DocumentParts, htmlDocument } from '../../renderer/document'
import { siteTest } from '../support/site-test'
import { ASSETS } from './made'

const documentTest = siteTest.extend<{ render: (parts?: Partial<DocumentParts>) => string }>({
  render: async ({ site }, use) => {
    const { identity } = (await site.graph()).site
    const head = { title: 'Made', description: 'What it is.' }
    await use((parts) => htmlDocument({ identity, head, address: '/made', assets: ASSETS, styles: 'a{}', body: '<p>b</p>', ...parts }))
  },
})

describe('a document', () => {
  documentTest('is whole', ({ render }) => {
    expect(render().replaceAll(/(?<=>)(?=<(?!\/))/g, '\n')).toMatchSnapshot()
  })

  documentTest('is written in the language of the site', async ({ site, render }) => {
    const { identity } = (await site.graph()).site
    const html = render({ identity: { ...identity, language: 'de', locale: 'de-AT' } })
    expect(html).toMatch(/^<!doctype html><html lang="de">/)
    expect(html).toContain('<meta property="og:locale" content="de_AT">')
  })

  documentTest('escapes what content says', ({ render }) => {
    const html = render({ head: { title: '</title><script>"&', description: `"><script>'` } })
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; · Example</title>')
    expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;&#39;">')
    expect(html).toContain('<meta property="og:title" content="&lt;/title&gt;&lt;script&gt;&quot;&amp;">')
    expect(html).not.toContain('<script>"')
  })

  documentTest('names its address, without a slash at the end', ({ render }) => {
    expect(render({ address: '/services/a' })).toContain('<link rel="canonical" href="https://site.example/services/a">')
    expect(render({ address: '/' })).toContain('<link rel="canonical" href="https://site.example">')
    expect(render({ address: '/' })).toContain('<meta property="og:url" content="https://site.example">')
  })

  documentTest('that stays out of search engines has neither an address nor a preview', ({ render }) => {
    const html = render({ head: { title: 'Made', description: 'What it is.', noindex: true } })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/canonical|og:|twitter:/)
  })

  documentTest('that search engines may list does not say the contrary', ({ render }) => {
    expect(render()).not.toContain('robots')
  })

  documentTest('says what kind of thing it is', ({ render }) => {
    expect(render()).toContain('<meta property="og:type" content="website">')
    const html = render({ head: { title: 'Made', description: 'What it is.', type: 'article' } })
    expect(html).toContain('<meta property="og:type" content="article">')
  })

  documentTest('sets the theme before it loads anything', ({ render }) => {
    const html = render()
    const theme = html.indexOf("localStorage.getItem('theme')")
    expect(theme).toBeGreaterThan(html.indexOf('<meta charset'))
    for (const later of ['<style>', '<link rel="preload"', '<script type="module"']) expect(html.indexOf(later)).toBeGreaterThan(theme)
  })
})

import { expect, test } from 'vitest'
import { type Placed, strayAddresses } from './stray-addresses'

const PLACED: Placed = { origin: 'https://a.example', base: '/site/', names: new Set(['blog.html', 'chat.json', 'assets']) }

test.for([
  ['a link', 'a.html', '<a href="/site/blog">a</a><a href="/blog">b</a>', '/blog'],
  ['the home page', 'a.html', '<a href="/">a</a>', '/'],
  ['one of several pictures', 'a.html', '<img srcset="/site/a.webp 1x, /b.webp 2x">', '/b.webp'],
  ['a refresh', 'a.html', '<meta http-equiv="refresh" content="0; url=/blog">', '/blog'],
  ['data of an element', 'a.html', '<div data-views="[{&quot;view&quot;:&quot;/blog/404&quot;}]">', '/blog/404'],
  ['props', 'a.html', '<script type="application/json">{"href":"/blog"}</script>', '/blog'],
  ['structured data', 'a.html', '<script type="application/ld+json">{"url":"https://a.example/blog"}</script>', 'https://a.example/blog'],
  ['a font', 'a.html', '<style>@font-face{src:url(/assets/a.woff2)}</style>', '/assets/a.woff2'],
  ['a whole address', 'a.html', '<link rel="canonical" href="https://a.example/blog">', 'https://a.example/blog'],
  ['a drawing', 'a.svg', '<use href="/art/a.svg#b"/>', '/art/a.svg#b'],
  ['a style sheet', 'a.css', 'a{background:url("/a.png")}', '/a.png'],
  ['data', 'a.json', '{"a":["/site/b",{"c":"/b"}]}', '/b'],
  ['an app', 'a.webmanifest', '{"scope":"/"}', '/'],
  ['a script', 'assets/a.js', 'fetch(`/chat.json`)', '/chat.json'],
  ['the address of a page in a script', 'assets/a.js', 'a="/blog/:slug"', '/blog/:slug'],
  ['a sitemap', 'sitemap.xml', '<loc>https://a.example/site/blog</loc><loc>https://a.example/blog</loc>', 'https://a.example/blog'],
  ['a folded line', 'a.ics', 'URL:https://a.exam\r\n ple/blog\r\n', 'https://a.example/blog'],
  ['a redirect', '_redirects', '/site/a /b 301\n', '/b'],
  ['a header', '_headers', '/site/*\n  A: b\n/assets/*\n  C: d\n', '/assets/*'],
] as const)('%s beside the base path is found', ([, path, text, stray]) => {
  expect(strayAddresses(path, text, PLACED)).toEqual([stray])
})

test.for([
  ['a.html', '<a href="/site/">a</a><a href="//other.example/a">b</a><p title="/ and">/blog</p><a aria-keyshortcuts="/ Control+K">'],
  ['a.json', '{"title":"/ month","href":"/site/blog","other":"https://b.example/c"}'],
  ['assets/a.js', 'send("/api/send");"/";fetch(`/site/chat.json`)'],
  ['a.xml', 'https://a.example/site/blog https://other.example/'],
] as const)('%s holds none', ([path, text]) => {
  expect(strayAddresses(path, text, PLACED)).toEqual([])
})

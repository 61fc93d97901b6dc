/** The head of a page at an address of the site of these tests. */
export const head = (address: string, more = '') =>
  `<head><title>${address}</title><link rel="canonical" href="https://site.example${address}">${more}</head>`

/** A page at an address; `body` is what it shows. */
export const page = (address: string, body: string, more?: string) =>
  `<!doctype html>\n<html lang="en">${head(address, more)}\n<body>\n${body}\n</body></html>\n`

const SITEMAP = `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://site.example/</loc></url>
<url><loc>https://site.example/stories/a</loc></url>
</urlset>
`

/** The files of a small built site that is closed, by path. It has each format that the proof reads. */
export const CLOSED_SITE: Readonly<Record<string, string>> = {
  'index.html': page(
    '/',
    `<main id="main"><a href="/stories/a#end">A</a> <a href="#main">Main</a> <a href="https://other.example/gone">Other</a>
<a href="mailto:a@site.example">Mail</a> <a href="#top">Up</a>
<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt=""><video poster="/a.png"></video>
<form action="/search"><button>Search</button></form>
<div data-props="/chat.json" data-path="/stories/"></div><template><p id="main"><a href="/stories/a">A</a></p></template></main>
<script type="application/ld+json">{"@graph":[{"@id":"https://site.example/#team","name":"Team"},{"url":"https://site.example/stories/a"}]}</script>`,
    `<link rel="stylesheet" href="/assets/site.css"><link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="application/atom+xml" href="/feed.xml"><script src="/assets/loader.js"></script>
<meta property="og:image" content="https://site.example/card.png?1">`,
  ),
  'stories/a.html': page(
    '/stories/a',
    '<h1>A</h1><p id="end"><a href="/">Home</a> <a href="/stories/a%C3%A9">É</a></p>',
    `<link rel="alternate" type="text/markdown" href="/stories/a.md"><script type="application/ld+json">{"author":{"@id":"https://site.example/#team"}}</script>`,
  ),
  'stories/aé.html': page('/stories/a%C3%A9', '<p style="background: url(/b.png)">É</p>'),
  'stories/404.html': page('/stories/404', '<a href="/">Home</a>'),
  'old.html': `<!doctype html>${head('/stories/a', '<meta http-equiv="refresh" content="0; url=/stories/a">')}<a href="/stories/a">A</a>`,
  'search.html': page('/search', '<a href="/">Home</a>'),
  'stories/a.md': '# A\n\nA note.[^1] [Home](https://site.example/) ![B](/b.png)\n\n[^1]: It is here.\n',
  'feed.xml':
    '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://site.example/stories/a"/><content>&lt;a href=&quot;https://site.example/&quot;&gt;</content></feed>',
  'sitemap.xml': SITEMAP,
  'robots.txt': 'User-agent: *\n\nSitemap: https://site.example/sitemap.xml\n',
  'dates.ics': 'BEGIN:VCALENDAR\r\nURL:https://site.example/sto\r\n ries/a\r\nEND:VCALENDAR\r\n',
  'paper.pdf': '%PDF-1.7 /URI (https://site.example/stories/a)',
  'chat.json': '{"links":[{"url":"/stories/a","text":"It is at https://site.example/dates.ics."},{"url":"/paper.pdf#page=2"}]}',
  'site.webmanifest': '{"icons":[{"src":"/a.png"}],"start_url":"/"}',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path id="way" d="M0 0"/><use href="#way"/></svg>',
  'assets/site.css': '@import "late.css";p{background:url("../drawing.svg#way")}',
  'assets/late.css': 'p{color:red}',
  'words.json': '{"folder":"/words","names":["1"]}',
  'words/1.json': '{}',
  'assets/loader.js': 'import("./island.js");fetch("/chat.json");fetch("/words.json");post("/api/send")',
  'assets/island.js': 'export default "/search"',
  'a.png': '',
  'a.png.br': '',
  'b.png': '',
  'card.png': '',
  _redirects: '/older /stories/a 301\n/moved/:slug /stories/:slug 301\n/stories/* /stories/404.html 404\n',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
}

import { describe, expect, test } from 'vitest'
import { type LinkedPage, linkProblems } from '../../renderer/checks/link-problems'
import type { ContentLink } from '../../src/engine/content/model/graph'
import { placeOf } from '../../src/engine/problems/format'
import { sitePage } from './made'

const redirects = [
  { from: '/old', to: '/about', reason: 'It moved.' },
  { from: '/posts/:slug', to: '/blog/:slug', reason: 'It moved.' },
]

const FILES = ['/blog/first.pdf']

/** A site of two pages, and an article with an alias. The about page has the links of the test. */
const siteWith = (links: readonly string[]): LinkedPage[] => [
  sitePage({ address: '/', source: 'pages/home.yaml', report: { ids: ['main', 'contact'] } }),
  sitePage({ address: '/about', source: 'pages/about.yaml', report: { links, ids: ['main', 'story', 'größe'] } }),
  sitePage({ address: '/blog/first', aliases: ['/b/first'], source: 'blog/first.mdx', report: { ids: ['summary'] } }),
]

const problemsOf = (pages: readonly LinkedPage[], links: readonly ContentLink[] = []) =>
  linkProblems({ pages }, { links, site: { redirects } }, { files: FILES }).map((one) => `${placeOf(one)}  ${one.code}  ${one.message}`)

describe('a link', () => {
  test.for([
    '/',
    '/about',
    '/#contact',
    '#story',
    '/about#story',
    '/about?service=a&topic=b',
    '/about?service=a#story',
    '?page=2',
    '/about#gr%C3%B6%C3%9Fe',
    '/about#',
    '/old',
    '/blog/first.pdf',
    '/blog/first.pdf#page=2',
    '/old#story',
    '/posts/first',
    '/b/first',
    '/b/first#summary',
    'https://example.org/missing',
    'mailto:a@site.example',
    'tel:+15550100',
  ])('%s leads somewhere', (href) => {
    expect(problemsOf(siteWith([href]))).toEqual([])
  })

  test.for([
    ['/abuot', 'link/unknown  The link `/abuot` leads to no page of this site. Did you mean `/about`?'],
    ['/About', 'link/unknown  The link `/About` leads to no page of this site. Did you mean `/about`?'],
    ['/about/', 'link/unknown  The link `/about/` leads to no page of this site. Did you mean `/about`?'],
    ['/about.html', 'link/unknown  The link `/about.html` leads to no page of this site. Did you mean `/about`?'],
    ['/nothing-like-it?a=b', 'link/unknown  The link `/nothing-like-it?a=b` leads to no page of this site.'],
    ['/posts/second', 'link/unknown  The link `/posts/second` leads to no page of this site.'],
    ['#stroy', 'link/anchor  The link `#stroy` leads to a part of the page that is not there. Did you mean `story`?'],
    ['/#story', 'link/anchor  The link `/#story` leads to a part of the page that is not there.'],
    ['/b/first#story', 'link/anchor  The link `/b/first#story` leads to a part of the page that is not there.'],
    ['/old#contact', 'link/anchor  The link `/old#contact` leads to a part of the page that is not there.'],
    ['#100%', 'link/anchor  The link `#100%` leads to a part of the page that is not there.'],
  ] as const)('%s is a problem', ([href, problem]) => {
    expect(problemsOf(siteWith([href]))).toEqual([`pages/about.yaml  ${problem}`])
  })

  test('names the words that stand in the file, so that the line can be found', () => {
    expect(
      linkProblems({ pages: siteWith(['/abuot']) }, { links: [], site: { redirects } }, { files: FILES }).map(({ place }) => place),
    ).toEqual([{ file: 'pages/about.yaml', text: '/abuot' }])
  })
})

describe('an address in structured data', () => {
  const named = (...links: readonly string[]) =>
    problemsOf([
      ...siteWith([]),
      sitePage({ address: '/made', report: { data: { links: [], ids: ['thing'] } } }),
      sitePage({ address: '/other', source: 'pages/other.yaml', report: { data: { links, ids: [] } } }),
    ])

  test('may be that of a page, an anchor, a file or what another page describes', () => {
    expect(named('/', '/about#story', '/blog/first.pdf', '/made#thing', '/about?q={query}')).toEqual([])
  })

  test.for([
    ['/abuot', 'link/unknown  The link `/abuot` leads to no page of this site. Did you mean `/about`?'],
    ['/blog/second.pdf', 'link/unknown  The link `/blog/second.pdf` leads to no page of this site.'],
    ['/made#other', 'link/anchor  The link `/made#other` leads to a part of the page that is not there.'],
    ['/about#thing', 'link/anchor  The link `/about#thing` leads to a part of the page that is not there.'],
  ] as const)('is a problem of its page where it is %s', ([link, problem]) => {
    expect(named(link)).toEqual([`pages/other.yaml  ${problem}`])
  })

  test('that content has is reported at its place alone', () => {
    const page = sitePage({ address: '/other', report: { data: { links: ['/missing'], ids: [] } } })
    const link = { href: '/missing', place: { file: 'blog/first.mdx', line: 3, column: 5 } }
    expect(problemsOf([...siteWith([]), page], [link])).toEqual([
      'blog/first.mdx:3:5  link/unknown  The link `/missing` leads to no page of this site.',
    ])
  })

  test('is no anchor for links that visitors follow', () => {
    const pages = [...siteWith(['/made#thing']), sitePage({ address: '/made', report: { data: { links: [], ids: ['thing'] } } })]
    expect(problemsOf(pages)).toEqual([
      'pages/about.yaml  link/anchor  The link `/made#thing` leads to a part of the page that is not there.',
    ])
  })
})

describe('several wrong links', () => {
  test('are all reported, at their pages', () => {
    const pages = siteWith(['/missing', '#y']).map((page) =>
      page.source === 'blog/first.mdx' ? { ...page, report: { ...page.report, ids: [], links: ['/missing'] } } : page,
    )
    expect(problemsOf(pages)).toEqual([
      'pages/about.yaml  link/unknown  The link `/missing` leads to no page of this site.',
      'pages/about.yaml  link/anchor  The link `#y` leads to a part of the page that is not there.',
      'blog/first.mdx  link/unknown  The link `/missing` leads to no page of this site.',
    ])
  })

  test('of two pages of one file are reported once', () => {
    const [first, second] = ['/blog', '/blog/page/2'].map((address) =>
      sitePage({ address, source: 'pages/blog.yaml', report: { links: ['/missing'] } }),
    )
    const pages = [first, second, sitePage()].flatMap((page) => page ?? [])
    expect(problemsOf(pages)).toEqual(['pages/blog.yaml  link/unknown  The link `/missing` leads to no page of this site.'])
  })

  test('of content are reported at their place, however many pages show them', () => {
    const pages = siteWith([]).map((page) => ({ ...page, report: { ...page.report, links: ['/missing', ...page.report.links] } }))
    expect(problemsOf(pages, [{ href: '/missing', place: { file: 'site/navigation.yaml', line: 3, column: 5 } }])).toEqual([
      'site/navigation.yaml:3:5  link/unknown  The link `/missing` leads to no page of this site.',
    ])
  })

  test('of content are reported even where no page shows them, each of them', () => {
    const at = (line: number) => ({ href: '/missing', place: { file: 'site/chat.yaml', line, column: 1 } })
    expect(problemsOf(siteWith([]), [at(3), at(9)])).toEqual([
      'site/chat.yaml:3:1  link/unknown  The link `/missing` leads to no page of this site.',
      'site/chat.yaml:9:1  link/unknown  The link `/missing` leads to no page of this site.',
    ])
  })

  test('of an article to its own anchors are looked for on its page', () => {
    const place = { file: 'blog/first.mdx', line: 5, column: 1 }
    expect(
      problemsOf(siteWith([]), [
        { href: '#summary', place },
        { href: '#sumary', place },
      ]),
    ).toEqual([
      'blog/first.mdx:5:1  link/anchor  The link `#sumary` leads to a part of the page that is not there. Did you mean `summary`?',
    ])
  })

  test('of the only page are its own', () => {
    expect(problemsOf([sitePage({ source: 'a.yaml', report: { links: ['/missing'] } })])).toEqual([
      'a.yaml  link/unknown  The link `/missing` leads to no page of this site.',
    ])
  })
})

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { documentsOf } from '../../src/site/pdf/document-list'
import { renderPdf } from '../../src/site/pdf/render'
import { ownContent } from '../renderer/graphs'
import { faultsIn, type ServedFile } from './file-faults'
import { namedIn } from './named-files'

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:a', 'BEGIN:VEVENT', 'UID:a', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const PAGE = '<!DOCTYPE html><html><body>page</body></html>'

const [made] = documentsOf(await ownContent())
if (!made) throw new Error('The site has no document.')
const { bytes: paper, pages } = await renderPdf(made.data())
const kilobytes = Math.round(paper.length / 1000)
const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

const link = (href: string, text: string, type = '') => namedIn(`<a class="a" download="" href="${href}"${type}>${text}</a>`)
const ofPaper = (size: string, count: string) => link('/a.pdf', `Download<small>${size}, ${count}</small>`, ' type="application/pdf"')

/** A file that nothing names; a case states what differs. */
const served = (path: string, contentType: string, bytes: string | Uint8Array): ServedFile => ({
  path,
  status: 200,
  contentType,
  bytes: Buffer.from(bytes),
  namings: [],
})

/** The file with what is named on it. */
const offered = (file: ServedFile, namings: ServedFile['namings']): ServedFile => ({ ...file, namings })

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'
/** The same with a comment that makes it large. */
const LARGE_DRAWING = DRAWING.replace('/>', `><!--${'x'.repeat(10_000)}--></svg>`)

/** The faults of a file that is as it should be but for one thing. */
const FAULTS: readonly (readonly [fault: string, file: ServedFile, said: string])[] = [
  ['a file that is not there', { ...served('/a.csv', 'text/html', PAGE), status: 404 }, 'answers with 404'],
  ['a download that is a page', offered(served('/a', 'text/html', PAGE), link('/a', '12 kB')), 'is a page that a link downloads'],
  ['a page in the place of a PDF', served('/a.pdf', 'application/pdf', PAGE), 'has no %PDF header'],
  ['a PDF that breaks off', served('/a.pdf', 'application/pdf', paper.subarray(0, -100)), 'has no %%EOF'],
  ['a PDF as bytes', served('/a.pdf', 'application/octet-stream', paper), 'is served as application/octet-stream'],
  [
    'another size',
    offered(served('/a.pdf', 'application/pdf', paper), ofPaper('9 kB', `${pages} pages`)),
    `has ${paper.length} bytes, not 9 kB`,
  ],
  ['a size of megabytes', offered(served('/a.csv', 'text/csv', 'a,b\n1,2\n'), link('/a.csv', '1.2 MB')), 'has 8 bytes, not 1.2 MB'],
  ['no size', offered(served('/a.csv', 'text/csv', 'a,b\n1,2\n'), link('/a.csv', 'Get CSV')), 'is offered without its size by “Get CSV”'],
  ['no size of a large drawing', offered(served('/a.svg', 'image/svg+xml', LARGE_DRAWING), link('/a.svg', 'Get')), 'without its size'],
  [
    'another length',
    offered(served('/a.pdf', 'application/pdf', paper), ofPaper(`${kilobytes} kB`, '99 pages')),
    `has ${pages} pages, not 99`,
  ],
  ['no length', offered(served('/a.pdf', 'application/pdf', paper), ofPaper(`${kilobytes} kB`, '')), 'is offered without its pages by'],
  ['a type of another', offered(served('/a.md', 'text/markdown', 'a'), link('/a.md', '0 kB', ' type="text/csv"')), 'is named as text/csv'],
  ['a calendar without an end', served('/a.ics', 'text/calendar', CALENDAR.slice(0, -16)), 'is no calendar'],
  ['a calendar without an event', served('/a.ics', 'text/calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), 'has no event'],
  ['XML that does not end', served('/a.xml', 'application/xml', '<a><b></a>'), 'mismatch'],
  [
    'a feed of another kind',
    offered(served('/a.xml', 'application/xml', '<rss/>'), namedIn('<link type="application/atom+xml" href="/a.xml">')),
    'is named as',
  ],
  ['JSON that does not end', served('/a.json', 'application/json', '{"a":'), 'JSON'],
  ['a row with a column more', served('/a.csv', 'text/csv', 'a,"b,c"\n1,2\n1,2,3\n'), 'has 3 columns in row 3, and 2 in the first'],
  ['YAML that does not parse', served('/a.yaml', 'application/yaml', 'a: [1'), 'Flow sequence'],
  ['a page in the place of Markdown', served('/a.md', 'text/markdown', PAGE), 'is markup'],
  ['bytes in the place of SQL', served('/a.sql', 'application/sql', 'select\0'), 'is no text'],
  ['a picture of another format', served('/a.webp', 'image/webp', picture), 'is image/png'],
  ['a page in the place of a picture', served('/a.png', 'image/png', PAGE), 'is no picture'],
  ['a page in the place of a font', served('/a.woff2', 'font/woff2', PAGE), 'has another signature'],
  ['an unknown ending', served('/a.exe', 'application/octet-stream', 'MZ'), 'is of no known format'],
]

describe('the check of the files that pages name', () => {
  test.each(FAULTS)('finds %s', async (_, file, said) => {
    expect((await faultsIn([file])).join('\n')).toContain(said)
  })

  test('finds nothing in files that are as they should be', async () => {
    const files = [
      offered(served('/a.pdf', 'application/pdf', paper), ofPaper(`${kilobytes} kB`, `${pages} pages`)),
      offered(served('/a.csv', 'text/csv;charset=utf-8', 'a,"b ""c"", d"\r\n1,2\r\n'), link('/a.csv', '0 kB')),
      served('/a.ics', 'text/calendar;charset=utf-8', CALENDAR),
      offered(served('/a.xml', 'application/xml', '<feed/>'), namedIn('<link rel="alternate" type="application/atom+xml" href="/a.xml">')),
      offered(served('/a.svg', 'image/svg+xml', DRAWING), link('/a.svg', 'Get drawing')),
      served('/a.png', 'image/png', picture),
      offered(served('/a', 'text/html;charset=utf-8', PAGE), namedIn('<a href="/a">To the page of 12 pages</a>')),
    ]
    expect(await faultsIn(files)).toEqual([])
  })

  test('reads links, forms, sources and the head of a page', () => {
    const html = `<link rel="expect" href="#art"><link href="/a.css" rel="stylesheet"><meta property="og:image" content="https://site.example/a.png?1">
      <script src="/a.js" type="module"></script><form action="/search"></form><svg><use href="/i.svg#a"></use></svg>
      <a href="/b?c=1&amp;d=2" download type="text/csv"><span>Download</span> <small>2 kB</small></a>`
    const plain = { type: undefined, isDownload: false, text: '' }
    expect(namedIn(html)).toEqual([
      { ...plain, href: '/a.css' },
      { ...plain, href: 'https://site.example/a.png?1' },
      { ...plain, href: '/a.js' },
      { ...plain, href: '/search' },
      { ...plain, href: '/i.svg#a' },
      { href: '/b?c=1&d=2', type: 'text/csv', isDownload: true, text: 'Download 2 kB' },
    ])
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { reportOf } from '../../renderer/page-report'

describe('a report', () => {
  test('lists links, ids, drawings and islands, each once and in order', () => {
    const html = renderToStaticMarkup(
      <main id="main">
        <a className="link" href="/b" id="first">
          b
        </a>
        <a href="/a#part">a</a>
        <a href="/b">b again</a>
        <svg id="drawing" aria-hidden="true">
          <use href="/art/flow-seed-card.svg#art" />
          <use xlinkHref="/old" href="/art/flow-other-card.svg#art" />
        </svg>
        <div data-island="filtered-list" data-prefix="_R_0_" />
        <div data-island="filtered-list" data-prefix="_R_1_" />
        <form data-enhance="subscribe-form" data-when="intent" />
      </main>,
    )
    expect(reportOf(html)).toEqual({
      links: ['/b', '/a#part'],
      ids: ['main', 'first', 'drawing'],
      drawings: ['/art/flow-seed-card.svg#art', '/art/flow-other-card.svg#art'],
      islands: ['filtered-list'],
      enhancements: ['subscribe-form'],
    })
  })

  test.for(['/a?b=1&c=2', '/a?b="c"', "/a?b='c'", '/a?b=&quot;', '/a?b=&amp;amp;', '/a?b=<c>', '/a?&#x27;'])(
    'decodes the link %s',
    (href) => {
      expect(reportOf(renderToStaticMarkup(<a href={href}>a</a>)).links).toEqual([href])
    },
  )

  test('an attribute that only ends in its name is none', () => {
    const html = renderToStaticMarkup(
      <a data-href="/no" href="/yes" data-id="no">
        a
      </a>,
    )
    expect(reportOf(html)).toMatchObject({ links: ['/yes'], ids: [] })
  })

  test('text, scripts and links of the head are no links', () => {
    const text = '<a href="/text" id="text">'
    const html = `${renderToStaticMarkup(<p>{text}</p>)}<link rel="canonical" href="/head"><script>{"a":"\\u003ca href=\\"/no\\""}</script>`
    expect(reportOf(html)).toEqual({ links: [], ids: [], drawings: [], islands: [], enhancements: [] })
  })
})

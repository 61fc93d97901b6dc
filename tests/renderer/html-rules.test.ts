import { expect, test } from 'vitest'
import { htmlRules } from './html-rules'

test.for([
  ['has one heading of level 1', '<h1>a</h1><h2>b</h2>', '<h2>b</h2>', '0 of level 1'],
  ['has one heading of level 1', '<h1 id="a">a</h1>', '<h1>a</h1><h1>b</h1>', '2 of level 1'],
  ['skips no level of headings', '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', '<h1>a</h1><h3>b</h3>', '3 after 1'],
  ['skips no level of headings', '<h1>a</h1>', '<h2>a</h2><h1>b</h1>', '2 after 0'],
  ['has no id twice', '<a id="x"></a><b id="y"></b>', '<a id="x"></a><b class="c" id="x"></b>', 'x'],
  ['names elements that are there', '<label for="a"></label><input id="a"/>', '<label for="b"></label><input id="a"/>', 'for="b"'],
  [
    'names elements that are there',
    '<p aria-labelledby="a b" id="a"><i id="b">',
    '<p id="a" aria-labelledby="a b">',
    'aria-labelledby="b"',
  ],
  ['has no inline style', '<p data-style="a">style="b"</p>', '<p class="a" style="b">', '<p class="a" style="b">'],
  ['has no inline handler', '<p data-on="a">onclick="b"</p>', '<P onClick="b">', '<p onclick="b">'],
  [
    'says what its pictures show and how large they are',
    '<img alt="" width="1" height="2"/>',
    '<img alt="" width="1"/>',
    '<img alt="" width="1">',
  ],
  [
    'says what its pictures show and how large they are',
    '<img alt width="1" height="2">',
    '<img width="1" height="1" src="/a">',
    '<img width="1" height="1" src="/a">',
  ],
  [
    'has links with an address and buttons with a type',
    '<a href="/">a</a><button type="button" disabled>b</button>',
    '<button class="b">b</button>',
    '<button class="b">',
  ],
  ['has links with an address and buttons with a type', '<a href="#a">a</a>', '<a class="b" href="">a</a>', '<a class="b" href="">'],
  [
    'asks a browser to fill in only what can be filled in',
    '<input autocomplete="name"/><input type="checkbox">',
    '<input type="checkbox" autoComplete="off"/>',
    '<input type="checkbox" autocomplete="off">',
  ],
  [
    'has the caption of a figure first or last in it',
    '<figure><p>a<br></p><figcaption>b</figcaption></figure><figure><figcaption>c</figcaption><p>d</p></figure>',
    '<figure><svg><line/></svg><figcaption>a</figcaption><details><p>b</p></details></figure>',
    '<figure> of svg, figcaption, details',
  ],
  [
    'has the caption of a figure first or last in it',
    '<figure><img></figure>',
    '<figure><figcaption>a</figcaption><figcaption>b</figcaption></figure>',
    '<figure> of figcaption, figcaption',
  ],
  ['loads nothing from other hosts', '<script src="/a.js"></script><a href="https://b">', '<img src="//b/c">', '<img src="//b/c">'],
] as const)('%s: %s, but not %s', ([name, right, wrong, found]) => {
  expect(htmlRules[name](right)).toEqual([])
  expect(htmlRules[name](wrong)).toEqual([found])
})

test('the contents of scripts and styles are not markup', () => {
  const html = '<h1>a</h1><script type="application/json">{"a":"<h1>"}</script><style>a>b{content:"<p style=\\"\\">"}</style>'
  expect([...htmlRules['has one heading of level 1'](html), ...htmlRules['has no inline style'](html)]).toEqual([])
})

import { expect, test } from 'vitest'
import * as rules from './html-rules'

test.for([
  ['oneTitle', '<h1>a</h1><h2>b</h2>', '<h2>b</h2>', '0 of level 1'],
  ['oneTitle', '<h1 id="a">a</h1>', '<h1>a</h1><h1>b</h1>', '2 of level 1'],
  ['noSkippedHeading', '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', '<h1>a</h1><h3>b</h3>', '3 after 1'],
  ['noSkippedHeading', '<h1>a</h1>', '<h2>a</h2><h1>b</h1>', '2 after 0'],
  ['uniqueIds', '<a id="x"></a><b id="y"></b>', '<a id="x"></a><b class="c" id="x"></b>', 'x'],
  ['knownReferences', '<label for="a"></label><input id="a"/>', '<label for="b"></label><input id="a"/>', 'for="b"'],
  ['knownReferences', '<p aria-labelledby="a b" id="a"><i id="b">', '<p id="a" aria-labelledby="a b">', 'aria-labelledby="b"'],
  ['noInlineStyle', '<p data-style="a">style="b"</p>', '<p class="a" style="b">', '<p class="a" style="b">'],
  ['noHandler', '<p data-on="a">onclick="b"</p>', '<P onClick="b">', '<p onclick="b">'],
  ['wholePictures', '<img alt="" width="1" height="2"/>', '<img alt="" width="1"/>', '<img alt="" width="1">'],
  ['wholePictures', '<img alt width="1" height="2">', '<img width="1" height="1" src="/a">', '<img width="1" height="1" src="/a">'],
  ['wholeControls', '<a href="/">a</a><button type="button" disabled>b</button>', '<button class="b">b</button>', '<button class="b">'],
  ['wholeControls', '<a href="#a">a</a>', '<a class="b" href="">a</a>', '<a class="b" href="">'],
  ['noThirdParty', '<script src="/a.js"></script><a href="https://b">', '<img src="//b/c">', '<img src="//b/c">'],
] as const)('%s tells %s from %s', ([name, right, wrong, found]) => {
  expect(rules[name](right)).toEqual([])
  expect(rules[name](wrong)).toEqual([found])
})

test('what stands in scripts and styles is no markup', () => {
  const html = '<h1>a</h1><script type="application/json">{"a":"<h1>"}</script><style>a>b{content:"<p style=\\"\\">"}</style>'
  expect([...rules.oneTitle(html), ...rules.noInlineStyle(html)]).toEqual([])
})

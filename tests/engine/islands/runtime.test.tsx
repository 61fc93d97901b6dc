import { useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { defineIsland } from '../../../src/engine/islands/defineIsland'
import { Island } from '../../../src/engine/islands/Island'
import { jsonForScript } from '../../../src/engine/islands/json'
import { FilteredList } from '../../../src/site/islands/filtered-list/FilteredList'
import filteredList from '../../../src/site/islands/filtered-list/island'
import type { ListingProps } from '../../../src/site/islands/filtered-list/listing'
import { smallSite } from '../../renderer/graphs'
import { pagesOf } from '../../renderer/made'

describe('JSON in a script', () => {
  test.for([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '\u2028 and \u2029',
    '"quotes" and \\',
    '&amp; &lt;',
    'Größe',
    '\ud83d\ude00',
  ])('keeps %j', (text) => {
    const json = jsonForScript({ text, list: [text], deep: { [text]: text } })
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text, list: [text], deep: { [text]: text } })
  })

  test('leaves out undefined values', () => {
    expect(jsonForScript({ a: undefined, b: null, c: 0 })).toBe('{"b":null,"c":0}')
  })
})

/** Matches an island with inline props; captures its prefix, its HTML and its props. */
const ISLAND =
  /<div data-island="([^"]*)"(?![^>]* data-props=)[^>]* data-prefix="([^"]*)">(.*?)<script type="application\/json">(.*?)<\/script><\/div>/gs
const islandsIn = (html: string) =>
  [...html.matchAll(ISLAND)].map(([, name, prefix = '', inner, json = '']) => ({ name, prefix, inner, json }))

const View = ({ label }: { label: string }) => {
  const [field, hint] = [useId(), useId()]
  return (
    <p id={field} aria-describedby={hint}>
      {label}
    </p>
  )
}
const island = defineIsland({ name: 'made', View })

describe('an island on a page', () => {
  test('has its name, its trigger, its HTML and its props', () => {
    const html = renderToStaticMarkup(<Island island={island} props={{ label: 'a < b' }} />, { identifierPrefix: 'page' })
    expect(html).toMatchInlineSnapshot(
      `"<div data-island="made" data-when="intent" data-prefix="_pageR_0_"><p id="__pageR_0_R_0_" aria-describedby="__pageR_0_R_0H1_">a &lt; b</p><script type="application/json">{"label":"a \\u003c b"}</script></div>"`,
    )
  })

  test('names the parameters that hold its state', () => {
    const withState = defineIsland({ name: 'made', View, when: 'visible', parameters: ['category', 'q'] })
    const html = renderToStaticMarkup(<Island island={withState} props={{ label: 'a' }} />)
    expect(html).toMatch(/^<div data-island="made" data-when="visible" data-parameters="category q" /)
  })

  test('has ids that only depend on its prefix, wherever it is', () => {
    const html = renderToStaticMarkup(
      <main>
        <View label="page" />
        <section>
          <Island island={island} props={{ label: 'first' }} />
          {['second', 'third'].map((label) => (
            <Island key={label} island={island} props={{ label }} />
          ))}
        </section>
      </main>,
    )
    const islands = islandsIn(html)
    expect(islands.map(({ json }) => JSON.parse(json))).toEqual([{ label: 'first' }, { label: 'second' }, { label: 'third' }])
    for (const { prefix, inner, json } of islands)
      expect(renderToString(<View {...(JSON.parse(json) as { label: string })} />, { identifierPrefix: prefix })).toBe(inner)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(4)
  })

  test('accepts only JSON as props', () => {
    const Greeting = ({ greet }: { greet: () => string }) => <p>{greet()}</p>
    // @ts-expect-error: a function cannot be serialized for the browser
    const made = defineIsland({ name: 'made', View: Greeting })
    expectTypeOf(made.name).toEqualTypeOf<string>()
  })
})

test('the HTML of a list is what the browser renders from its props', async () => {
  const islands = pagesOf(await smallSite()).flatMap((page) => islandsIn(page.html()).map((one) => ({ ...one, address: page.address })))
  const lists = islands.filter(({ name }) => name === filteredList.name)
  const addresses = ['/insights', '/case-studies', '/newsroom', '/whitepapers', '/blog', '/events']
  expect(lists.map(({ address }) => address)).toEqual(expect.arrayContaining(addresses))
  for (const { prefix, inner, json } of lists) {
    const props = JSON.parse(json) as ListingProps
    expect(renderToString(<FilteredList {...props} />, { identifierPrefix: prefix })).toBe(inner)
  }
})

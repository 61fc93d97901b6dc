import { expect, test } from '@playwright/test'
import { queries } from '../../src/site/query-parameters'
import { answerJson, answerStorage, attackedData, expectUnharmed, MARKUP, TEXTS } from './support/attacks'
import { LONG } from './support/suites'

const ARTICLE = '/blog/cloud-cost-as-an-engineering-metric'

/** Addresses that read parameters or the part of the page; all but the first in the long suite only. */
const ADDRESSES = ['/search', '/insights', '/contact', '/404', '/technology', '/regions', '/careers', ARTICLE]

/** Every parameter that some page reads. */
const PARAMETERS = [...new Set(Object.values(queries).flatMap((query) => Object.keys(query)))]

/** An address in which a text is the value of every parameter, and the part of the page. */
const asked = (address: string, text: string) =>
  `${address}?${PARAMETERS.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}#${encodeURIComponent(text)}`

/** Texts of storage: attacks, data of other forms, and data that ends too early. */
const STORED = [
  ...TEXTS,
  '{"',
  'null',
  '[]',
  '{}',
  JSON.stringify([MARKUP]),
  JSON.stringify({ exchanges: [{ question: MARKUP }], begun: 1e99 }),
]

test.describe('whatever an address says, a page is unharmed:', () => {
  for (const [place, address] of ADDRESSES.entries())
    for (const [index, text] of TEXTS.entries())
      test(`${address}, text ${index}`, index === 0 && place === 0 ? {} : LONG, ({ page }) => expectUnharmed(page, asked(address, text)))

  test('invalid percent-encoding', LONG, ({ page }) => expectUnharmed(page, '/search?q=%E0%A4%A&category=%FF#%E0%A4%A'))

  test('a word without an end', LONG, ({ page }) => expectUnharmed(page, asked('/search', TEXTS.at(-1) ?? '')))
})

test.describe('whatever is stored on a device, a page is unharmed:', () => {
  for (const [index, text] of STORED.entries())
    test(`text ${index}`, LONG, async ({ context }) => {
      const keys = new Set<string>()
      for (const address of ['/insights?saved', '/search', ARTICLE, '/contact', '/']) {
        const own = await context.newPage()
        const read = await answerStorage(own, text)
        await expectUnharmed(own, address, { press: false })
        // The dialog of the search reads its recent searches when it is opened.
        if (address === '/') {
          await own.keyboard.press('Control+k')
          await expect.poll(() => [...read]).toContain('searches')
        }
        for (const key of read) keys.add(key)
        await own.close()
      }
      expect([...keys].toSorted()).toEqual(['chat', 'inquiry', 'liked', 'motion', 'region', 'saved', 'searches', 'slash', 'theme'])
    })
})

test.describe('whatever a file of data says, a page is unharmed:', () => {
  const ANSWERS = {
    'attacks in every text': attackedData,
    'an end that comes too early': (json: string) => json.slice(0, -2),
    'a page in its place, as networks answer that ask for a login': () => `<!doctype html><title>Log in</title>${MARKUP}`,
    nothing: () => '',
  }
  for (const [name, change] of Object.entries(ANSWERS))
    test(name, LONG, async ({ context }) => {
      const files = new Set<string>()
      // The article has everything that opens: the search, the chat and a form.
      for (const address of ['/search?q=cloud', '/contact', '/insights?q=cloud', ARTICLE]) {
        const own = await context.newPage()
        const answered = await answerJson(own, change)
        await expectUnharmed(own, address, { press: address === ARTICLE })
        for (const file of answered) files.add(file)
        await own.unrouteAll({ behavior: 'ignoreErrors' })
        await own.close()
      }
      for (const file of ['/chat.json', '/search-dialog.json', '/search-index.json', '/subscribe.json']) expect([...files]).toContain(file)
    })
})

test.describe('harm is seen:', () => {
  const HARM = {
    'what runs': ['<img src="x" onerror="window.ran=1">', 'onerror'],
    'an element that came of words': ['<x-attack></x-attack>', 'x-attack'],
    'what is wider than the window': ['<p style="inline-size: 300vw">wide</p>', '"wider": 0'],
    'an error that nothing caught': ['<script>throw new Error("a fault")</script>', 'a fault'],
  } as const
  for (const [index, [name, [markup, told]]] of Object.entries(HARM).entries())
    test(name, index === 0 ? {} : LONG, async ({ page }) => {
      await page.route('**/about', async (route) => {
        const response = await route.fetch()
        const open = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        await route.fulfill({ response, body: open.replace('</main>', `${markup}</main>`) })
      })
      await expect(expectUnharmed(page, '/about', { press: false })).rejects.toThrow(told)
    })
})

import type { Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { loadInTurn, type OpenBrowser } from '../../../scripts/audit/load-in-turn'

const ADDRESSES = ['/', '/about', '/blog']

/** Loads three pages with browsers on ports 1, 2 and so on, of which the first `ports` start. Returns what happened, in order. */
async function happened(fails: (address: string, port: number) => boolean, ports = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const events: string[] = []
  let port = 0
  const open = async () => {
    port += 1
    const own = port
    if (own > ports) throw new Error('The browser does not start')
    events.push(`open ${own}`)
    return { port: own, ended: new AbortController().signal, close: async () => void events.push(`close ${own}`) }
  }
  const load = async (address: string, { port: at }: OpenBrowser) => {
    if (fails(address, at)) throw new Error(`Session closed on ${at}`)
    return {} as Result
  }
  await loadInTurn(await open(), ADDRESSES, {
    open,
    load,
    loaded: (address, result) => events.push(result instanceof Error ? `${address}: ${result.message}` : address),
  })
  return events
}

test('pages are loaded in one browser', async () => {
  expect(await happened(() => false)).toEqual(['open 1', '/', '/about', '/blog', 'close 1'])
})

test('the page on which a browser ends and those after it are loaded in a new one', async () => {
  expect(await happened((address, port) => port === 1 && address !== '/')).toEqual([
    'open 1',
    '/',
    'close 1',
    'open 2',
    '/about',
    '/blog',
    'close 2',
  ])
})

test('a page that ends the second browser too has its error, and later pages are loaded', async () => {
  expect(await happened((address) => address === '/about')).toEqual([
    'open 1',
    '/',
    'close 1',
    'open 2',
    '/about: Session closed on 2',
    '/blog',
    'close 2',
  ])
})

test('where no other browser starts, each page left has its error', async () => {
  const events = await happened((address) => address !== '/', 1)
  expect(events.filter((event) => event.startsWith('/'))).toEqual([
    '/',
    '/about: The browser does not start',
    '/blog: The browser does not start',
  ])
})

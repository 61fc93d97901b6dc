import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import type { Result } from 'lighthouse'
import { Tinypool } from 'tinypool'
import { SCREEN_FLAGS } from '../chromium'
import { listenOnFreePort } from '../serving'
import { threadOptions } from '../workers/pool'
import { toError } from './failure'
import { loadInTurn, type OpenBrowser } from './load-in-turn'
import type { LoadTask } from './page-load'

/** The result of Lighthouse for each page, by address, or the error that kept it from one. */
export type LighthouseResults = ReadonlyMap<string, Result | Error>

/** Audits to skip for pages that search engines shall not list, since they demand the opposite. */
const SKIPPED_WHERE_UNLISTED = ['is-crawlable']

/**
 * The pages to load. `listed` are the addresses of the sitemap, `server` is the folder of the bundle, `browsers` the number of browsers in
 * parallel: with more than one, speed is not scored.
 */
export type LoadInput = { origin: string; addresses: readonly string[]; listed: ReadonlySet<string>; server: string; browsers: number }

/** Loads pages with the settings of a phone. Each browser loads one page at a time. */
export async function loadAll(
  { origin, addresses, listed, server, browsers }: LoadInput,
  progress: (done: number, of: number) => void,
): Promise<LighthouseResults> {
  const opened = await openBrowsers(browsers).catch(toError)
  if (opened instanceof Error) return new Map(addresses.map((address) => [address, opened]))
  // Within a thread Lighthouse can load only one page at a time.
  const pool = new Tinypool({
    filename: pathToFileURL(`${server}/worker.js`).href,
    runtime: 'worker_threads',
    maxThreads: browsers,
    ...threadOptions(),
  })
  const load = (address: string, { port, ended }: OpenBrowser) => {
    const skipAudits = listed.has(address) ? [] : SKIPPED_WHERE_UNLISTED
    const task: LoadTask = { url: origin + address, port, skipAudits, scoresSpeed: browsers === 1 }
    // Lighthouse may wait for ever for the answer of a browser that has ended.
    return pool.run(task, { name: 'loadPage', signal: ended }) as Promise<Result>
  }
  const loads = new Map<string, Result | Error>()
  const loaded = (address: string, result: Result | Error) => {
    loads.set(address, result)
    progress(loads.size, addresses.length)
  }
  const waiting = addresses.values()
  try {
    await Promise.all(opened.map((browser) => loadInTurn(browser, waiting, { open: openBrowser, load, loaded })))
  } finally {
    await pool.destroy()
  }
  return new Map(addresses.map((address) => [address, loads.get(address) ?? new Error('Lighthouse did not load the page')]))
}

/** Starts browsers. Where one does not start, those that did are closed again, and its error is thrown. */
async function openBrowsers(count: number): Promise<OpenBrowser[]> {
  const opened: OpenBrowser[] = []
  try {
    while (opened.length < count) opened.push(await openBrowser())
    return opened
  } catch (error) {
    await Promise.all(opened.map((browser) => browser.close()))
    throw error
  }
}

async function openBrowser(): Promise<OpenBrowser> {
  const port = await freePort()
  const args = [...SCREEN_FLAGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args })
  const ending = new AbortController()
  browser.on('disconnected', () => ending.abort())
  return { port, ended: ending.signal, close: () => browser.close() }
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  server.close()
  return port
}

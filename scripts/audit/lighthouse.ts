import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import type { Result } from 'lighthouse'
import { CHROMIUM_FLAGS } from '../chromium'
import { listenOnFreePort } from '../serving'
import { toError } from './failure'

/** What Lighthouse reports of each page, by address: its result, or the error that kept it from one. */
export type Loads = ReadonlyMap<string, Result | Error>

/** What Lighthouse looks into. The score of performance differs from run to run: it is shown, and decides nothing. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The search page and the not-found views ask search engines to stay away, and this audit demands the opposite. */
const SKIPPED_WHERE_UNLISTED = ['is-crawlable']

/** Which pages to load: `listed` are those of the sitemap. */
export type LoadInput = { origin: string; addresses: readonly string[]; listed: ReadonlySet<string> }

/** Loads pages as a phone does, one after the other. */
export async function loadAll({ origin, addresses, listed }: LoadInput, progress: (done: number, of: number) => void): Promise<Loads> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args }).catch(toError)
  if (browser instanceof Error) return new Map(addresses.map((address) => [address, browser]))
  const loads = new Map<string, Result | Error>()
  const load = async (address: string) => {
    const skipAudits = listed.has(address) ? [] : SKIPPED_WHERE_UNLISTED
    const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, skipAudits, disableFullPageScreenshot: true } as const
    const answer = await lighthouse(origin + address, flags)
    if (!answer) throw new Error('Lighthouse gave no result')
    if (answer.lhr.runtimeError) throw new Error(`${answer.lhr.runtimeError.code}: ${answer.lhr.runtimeError.message}`)
    return answer.lhr
  }
  try {
    for (const [index, address] of addresses.entries()) {
      progress(index, addresses.length)
      loads.set(address, await load(address).catch(toError))
    }
  } finally {
    await browser.close()
  }
  return loads
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  server.close()
  return port
}

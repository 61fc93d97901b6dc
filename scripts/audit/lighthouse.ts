import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import type { Result } from 'lighthouse'
import { CHROMIUM_FLAGS } from '../chromium'
import { listenOnFreePort } from '../serving'
import { toError } from './failure'

/** The result of Lighthouse for each page, by address, or the error that kept it from one. */
export type Loads = ReadonlyMap<string, Result | Error>

/** The categories of Lighthouse that are measured. The score of performance differs from run to run, so it is shown and has no limit. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The audits to skip for pages that search engines shall leave out: they ask for the opposite. */
const SKIPPED_WHERE_UNLISTED = ['is-crawlable']

/** The pages to load; `listed` are the addresses of the sitemap. */
export type LoadInput = { origin: string; addresses: readonly string[]; listed: ReadonlySet<string> }

/** Loads pages one after the other, with the settings of a phone. */
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

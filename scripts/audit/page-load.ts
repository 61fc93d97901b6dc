import type { Flags, Result } from 'lighthouse'

/** The categories of Lighthouse that are measured. The score of performance differs from run to run, so it is shown and has no limit. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** A page to load in the browser that listens on a port, and the audits to leave out. */
export type LoadTask = { url: string; port: number; skipAudits: string[] }

/**
 * Loads a page with the settings of a phone. Lighthouse measures one page at a time in a thread. Throws where there is no result, such as
 * for a page that does not answer.
 */
export async function loadPage({ url, port, skipAudits }: LoadTask): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse')
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, skipAudits, disableFullPageScreenshot: true } satisfies Flags
  const answer = await lighthouse(url, flags)
  if (!answer) throw new Error('Lighthouse gave no result')
  if (answer.lhr.runtimeError) throw new Error(`${answer.lhr.runtimeError.code}: ${answer.lhr.runtimeError.message}`)
  return answer.lhr
}

import type { Flags, Result } from 'lighthouse'
import { GATED } from './load'

/** Audits with limits of their own, although the score of their category, performance, is only shown: it differs from run to run. */
const LIMITED_AUDITS = ['network-requests', 'cumulative-layout-shift', 'layout-shifts']

/**
 * A page to load in the browser that listens on a port, the audits to leave out, and whether to score performance, which takes a sixth of
 * the time.
 */
export type LoadTask = { url: string; port: number; skipAudits: string[]; scoresSpeed: boolean }

/** Errors of Lighthouse's recording and not of the page: the page has to be loaded again. A few pages of a run have them now and then. */
const UNRECORDED: ReadonlySet<string> = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED'])

/** Most attempts for a page whose recording fails. Once in a few runs, one of some thirty pages fails twice. */
const MOST_LOADS = 4

/** Measures a page, as `lighthouse` does. */
type Measure = (url: string, flags: Flags) => Promise<{ lhr: Result } | undefined>

/**
 * Loads a page with the settings of a phone. Lighthouse measures one page at a time in a thread. Throws where there is no result, such as
 * for a page that does not answer.
 */
export async function loadPage(task: LoadTask): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse')
  return loadWith(lighthouse, task)
}

/** Loads a page by a function that measures it, and again where the recording failed. Throws as `loadPage` does. */
export async function loadWith(measure: Measure, { url, port, skipAudits, scoresSpeed }: LoadTask): Promise<Result> {
  const measured = scoresSpeed ? { onlyCategories: [...GATED, 'performance'] } : { onlyCategories: GATED, onlyAudits: LIMITED_AUDITS }
  const flags = { port, logLevel: 'error', ...measured, skipAudits, disableFullPageScreenshot: true } satisfies Flags
  let answer = await measure(url, flags)
  for (let loads = 1; loads < MOST_LOADS && UNRECORDED.has(answer?.lhr.runtimeError?.code ?? ''); loads++)
    answer = await measure(url, flags)
  if (!answer) throw new Error('Lighthouse gave no result')
  if (answer.lhr.runtimeError) throw new Error(`${answer.lhr.runtimeError.code}: ${answer.lhr.runtimeError.message}`)
  return answer.lhr
}

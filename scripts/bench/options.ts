import { optionsOf } from '../command'

/** What a call of `npm run bench` asks for. */
export type BenchOptions = {
  /** How many articles are added, one measurement for each. */
  counts: readonly number[]
  runs: number
  shows: 'table' | 'json' | 'growth'
}

export const BENCH_USAGE = 'Usage: npm run bench [-- --articles NUMBER] [--runs NUMBER] [--json | --growth]'

/** The numbers of articles for `--growth`, up to the one that is asked for. */
const GROWTH = [100, 300, 1_000, 3_000, 10_000]
const DEFAULT_ARTICLES = 1_000
/** Names of articles have five digits. */
const MOST_ARTICLES = 99_999
const MOST_RUNS = 99

/** Reads the arguments; undefined where one is unknown or no whole number from 1. Throws as `optionsOf` does. */
export function benchOptions(args: readonly string[]): BenchOptions | undefined {
  const options = optionsOf(args, ['articles', 'runs'], ['json', 'growth'])
  if (!options || (options.json && options.growth)) return undefined
  const articles = wholeNumber(options.articles ?? String(DEFAULT_ARTICLES), MOST_ARTICLES)
  const runs = wholeNumber(options.runs ?? '1', MOST_RUNS)
  if (articles === undefined || runs === undefined) return undefined
  const steps = GROWTH.filter((count) => count <= articles)
  if (options.growth) return { counts: steps.length > 0 ? steps : [articles], runs, shows: 'growth' }
  return { counts: [articles], runs, shows: options.json ? 'json' : 'table' }
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= 1 && value <= most ? value : undefined
}

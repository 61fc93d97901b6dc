import type { Failure } from '../../src/engine/lib/failure'
import { argumentsOf } from '../command'
import { optionConflict } from '../usage/clash'

/** The options of `npm run bench`. */
export type BenchOptions = {
  /** How many articles are added, one measurement for each. */
  counts: readonly number[]
  runs: number
  shows: 'table' | 'json' | 'growth'
}

/** The numbers of articles for `--growth`, up to the one of `--articles`. */
const GROWTH = [100, 300, 1_000, 3_000, 10_000]
const DEFAULT_ARTICLES = 1_000
/** Names of articles have five digits. */
const MOST_ARTICLES = 99_999
const MOST_RUNS = 99

/** Reads the arguments of the command, or says what is wrong with them. */
export function benchOptions(args: readonly string[]): BenchOptions | Failure {
  const read = argumentsOf('bench', args)
  if ('error' in read) return read
  const { options } = read
  const clash = optionConflict('bench', options, [['json', 'growth']])
  if (clash !== undefined) return { error: clash }
  const articles = wholeNumber(options.articles ?? String(DEFAULT_ARTICLES), MOST_ARTICLES)
  if (articles === undefined) return { error: `\`--articles\` takes a number from 1 to ${MOST_ARTICLES}.` }
  const runs = wholeNumber(options.runs ?? '1', MOST_RUNS)
  if (runs === undefined) return { error: `\`--runs\` takes a number from 1 to ${MOST_RUNS}.` }
  const steps = GROWTH.filter((count) => count <= articles)
  if (options.growth) return { counts: steps.length > 0 ? steps : [articles], runs, shows: 'growth' }
  return { counts: [articles], runs, shows: options.json ? 'json' : 'table' }
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= 1 && value <= most ? value : undefined
}

import { type Clock, clockOf } from '../clock'
import { argumentsOf } from '../command'

const USAGE = `Usage: npm run check [-- OPTIONS] [PATH…]
  PATH                 shows problems of these files and folders of content/ only
  --content FOLDER     checks another folder
  --as-of DATE         judges by another day
  --format FORMAT      pretty, json, github or sarif; github is the default on GitHub Actions
  --output FILE        writes that format into a file
  --strict             fails for warnings too
  --watch              checks again whenever content changes
  --list [FOLDER…]     lists what exists
  --explain [CODE…]    says what a problem means`

export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const
export type Format = (typeof FORMATS)[number]

/** The options of a check. */
export type Checking = {
  content: string | undefined
  clock: Clock
  /** The format for the terminal. */
  format: Format
  /** The file to write, and its format. */
  output: { file: string; format: Format } | undefined
  isStrict: boolean
  /** The files and folders whose problems are shown; if empty, all. */
  paths: readonly string[]
}

/** A task of the command. */
export type CheckTask =
  | ({ kind: 'check' | 'watch' } & Checking)
  | { kind: 'list'; content: string | undefined; clock: Clock; names: readonly string[] }
  | { kind: 'explain'; codes: readonly string[] }

/** Reads the task from the arguments of the command, or says what is wrong with them. */
export function taskOf(args: readonly string[], isOnGitHub: boolean): CheckTask | { wrong: string } {
  const found = argumentsOf(args, ['content', 'as-of', 'format', 'output'], ['strict', 'watch', 'list', 'explain'])
  if (!found) return { wrong: USAGE }
  const { options, rest } = found
  const clock = clockOf(options['as-of'])
  if ('wrong' in clock) return clock
  const modes = [options.list, options.explain, options.watch, options.format ?? options.output].filter((mode) => mode !== undefined)
  if (modes.length > 1 || ((options.list || options.explain) && options.strict)) return { wrong: USAGE }
  if (options.explain) return { kind: 'explain', codes: rest }
  const { content } = options
  if (options.list) return { kind: 'list', content, clock, names: rest }
  const usual = isOnGitHub ? 'github' : 'pretty'
  const format = options.format === undefined ? usual : FORMATS.find((known) => known === options.format)
  if (format === undefined) return { wrong: `There is no format \`${options.format}\`: it is one of ${FORMATS.join(', ')}.` }
  return {
    kind: options.watch ? 'watch' : 'check',
    content,
    clock,
    format: options.output === undefined && !options.watch ? format : usual,
    output: options.output === undefined ? undefined : { file: options.output, format },
    isStrict: options.strict ?? false,
    paths: rest,
  }
}

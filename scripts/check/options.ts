import type { Failure } from '../../src/engine/lib/failure'
import { type Clock, clockOf } from '../clock'
import { argumentsOf } from '../command'
import { optionConflict } from '../usage/clash'
import { callOf } from '../usage/help.mjs'

export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const
export type Format = (typeof FORMATS)[number]

/** The options of a check. */
export type Checking = {
  content: string | undefined
  clock: Clock
  /** The format for the terminal. */
  format: Format
  /** The file to write, below the project where it is not a whole path, and its format. */
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
export function taskOf(args: readonly string[], isOnGitHub: boolean): CheckTask | Failure {
  const found = argumentsOf('check', args)
  if ('error' in found) return found
  const { options, positionals } = found
  const clock = clockOf(options['as-of'])
  if ('error' in clock) return clock
  const clash = optionConflict('check', options, ALONE)
  if (clash !== undefined) return { error: clash }
  if (options.explain) return { kind: 'explain', codes: positionals }
  const { content } = options
  if (options.list) return { kind: 'list', content, clock, names: positionals }
  // npm takes `--format` without two hyphens before it for an option of its own, and leaves its value.
  const lone = FORMATS.find((known) => positionals.length === 1 && positionals[0] === known)
  if (lone !== undefined && options.format === undefined)
    return { error: `\`${lone}\` is a format: \`${callOf('check')} -- --format ${lone}\`.` }
  const usual = isOnGitHub ? 'github' : 'pretty'
  const format = options.format === undefined ? usual : FORMATS.find((known) => known === options.format)
  if (format === undefined) return { error: `There is no format \`${options.format}\`: it is one of ${FORMATS.join(', ')}.` }
  return {
    kind: options.watch ? 'watch' : 'check',
    content,
    clock,
    format: options.output === undefined ? format : usual,
    output: options.output === undefined ? undefined : { file: options.output, format },
    isStrict: options.strict ?? false,
    paths: positionals,
  }
}

/** Options of which a check takes one at most. */
const ALONE = [
  ['list', 'explain', 'watch', 'format'],
  ['list', 'explain', 'watch', 'output'],
  ['list', 'explain', 'strict'],
] as const

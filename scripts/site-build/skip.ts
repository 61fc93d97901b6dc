import { emitAll, type Output, type OutputContext } from '../../renderer/emit'
import type { Failure } from '../../src/engine/lib/failure'
import type { Writer } from '../write/writer'

/** The names that `--skip` gives, or what is wrong with them: only `skippable` outputs can be skipped. */
export function skippedNames(option: string | undefined, outputs: readonly Output[]): { skip: readonly string[] } | Failure {
  const skip = [...new Set(option?.split(','))].toSorted()
  const known = outputs.filter(({ skippable }) => skippable).map(({ name }) => name)
  const unknown = skip.filter((name) => !known.includes(name))
  if (unknown.length === 0) return { skip }
  const all = known.length > 0 ? `There are: ${known.join(', ')}` : 'This site has none.'
  return { error: `Nothing to skip: ${unknown.join(', ')}. ${all}` }
}

/** Keeps the files of skipped outputs that the folder has as this build would make them. Returns the number of missing files, by output. */
export function keptOfSkipped(
  outputs: readonly Output[],
  site: OutputContext,
  { keep }: Pick<Writer, 'keep'>,
): ReadonlyMap<string, number> {
  const lacking = outputs.map((one) => [one.name, [...emitAll(site, [one])].filter((file) => !keep(file)).length] as const)
  return new Map(lacking.filter(([, files]) => files > 0))
}

/** What a build prints about files that it has skipped and that are missing. */
export const skippedLines = (lacking: ReadonlyMap<string, number>): string[] =>
  lacking.size === 0
    ? []
    : [
        `skipped: ${[...lacking].map(([name, files]) => `${name} (${files} ${files === 1 ? 'file' : 'files'})`).join(', ')}; a build without --skip makes them`,
      ]

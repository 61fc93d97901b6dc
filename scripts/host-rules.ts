import { statSync } from 'node:fs'
import { HEADERS_FILE, REDIRECTS_FILE, rulesFrom } from '../renderer/hosts/rule-files'
import type { HostRules } from '../renderer/hosts/rules'
import { isSettled, stampOf } from '../src/engine/lib/file-stamp.mjs'
import { readText } from './files/read-text'

/** Reads the rules of a build from its folder. A folder without them has none. */
export async function readHostRules(dist: string): Promise<HostRules> {
  const textOf = async (name: string) => (await readText(`${dist}/${name}`)) ?? ''
  return rulesFrom({ headers: await textOf(HEADERS_FILE), redirects: await textOf(REDIRECTS_FILE) })
}

/**
 * Makes a function that returns what `made` makes of the rules of a build. The value is cached until the files of the rules change, as by
 * another build.
 */
export function hostRulesReader<Value>(dist: string, made: (rules: HostRules) => Value): () => Promise<Value> {
  let kept: { stamp: string; value: Value } | undefined
  return async () => {
    const stamp = stampOfRules(dist)
    if (kept && kept.stamp === stamp) return kept.value
    const value = made(await readHostRules(dist))
    kept = stamp === undefined ? undefined : { stamp, value }
    return value
  }
}

/** The stamps of the files of rules; undefined if one was changed so recently that its next change might not show. */
function stampOfRules(dist: string): string | undefined {
  const found = [HEADERS_FILE, REDIRECTS_FILE].map((name) => statSync(`${dist}/${name}`, { throwIfNoEntry: false }))
  const now = Date.now()
  if (found.some((stats) => stats && !isSettled(stats, now))) return undefined
  return found.map((stats) => (stats ? stampOf(stats) : '')).join('\n')
}

import { readFile } from 'node:fs/promises'
import { HEADERS_FILE, REDIRECTS_FILE, rulesFrom } from '../renderer/hosts/rule-files'
import type { HostRules } from '../renderer/hosts/rules'

/** Reads the rules of a build from its folder. A folder without them has none. */
export async function readHostRules(dist: string): Promise<HostRules> {
  const textOf = (name: string) => readFile(`${dist}/${name}`, 'utf8').catch(() => '')
  return rulesFrom({ headers: await textOf(HEADERS_FILE), redirects: await textOf(REDIRECTS_FILE) })
}

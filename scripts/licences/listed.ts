import type { Package } from '../lock-file'
import { idOf } from '../lock-file'
import type { BundledPackage } from './bundled'
import type { LicenceRules } from './rules'

/** Who gets a package: visitors, in scripts; whoever builds the site; or whoever tests it. */
export const HOLDERS = ['visitors', 'builds', 'tools'] as const

export type Holder = (typeof HOLDERS)[number]

/** A package with its licence, undefined if that is unknown, and who gets it. */
export type ListedPackage = Pick<Package, 'name' | 'version'> & { licence: string | undefined; holder: Holder }

/**
 * Every package of the lock file with its licence: the one that the rules state, else the one that it names itself, without the parentheses
 * that old packages put around it.
 */
export function listPackages(
  packages: readonly Package[],
  bundled: readonly BundledPackage[],
  { stated }: Pick<LicenceRules, 'stated'>,
): ListedPackage[] {
  const shipped = new Set(bundled.map(idOf))
  return packages.map((one) => ({
    name: one.name,
    version: one.version,
    licence: stated[idOf(one)]?.licence ?? one.license?.replace(/^\((.*)\)$/, '$1'),
    holder: shipped.has(idOf(one)) ? 'visitors' : one.isTool ? 'tools' : 'builds',
  }))
}

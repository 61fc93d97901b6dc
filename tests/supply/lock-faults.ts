import { idOf, type Package } from '../../scripts/lock-file'

/** What package.json says of packages: versions by name, and whether their install scripts may run. */
export type OwnPackages = {
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  overrides?: Readonly<Record<string, string>>
  allowScripts?: Readonly<Record<string, boolean>>
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
/** A hash in base64 of the 64 bytes of SHA-512. */
const HASH = /^sha512-[\w+/]{86}==$/

/**
 * What is wrong with where packages come from: one without the hash of its bytes, one that comes from elsewhere than a registry, one with
 * an install script that `allowScripts` does not name, a name there that no package has, and a version that is a range or an address.
 */
export function lockFaults(packages: readonly Package[], own: OwnPackages): string[] {
  const { allowScripts = {} } = own
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const versions = Object.entries({ ...own.dependencies, ...own.devDependencies, ...own.overrides })
  return [
    ...packages.filter(({ integrity = '' }) => !HASH.test(integrity)).map((one) => `${idOf(one)} has no hash of SHA-512`),
    ...packages.filter(({ resolved }) => resolved !== undefined).map((one) => `${idOf(one)} comes from ${one.resolved}`),
    ...withScript.filter(({ name }) => !Object.hasOwn(allowScripts, name)).map((one) => `${idOf(one)} has an install script`),
    ...Object.keys(allowScripts)
      .filter((listed) => !withScript.some(({ name }) => name === listed))
      .map((listed) => `${listed} is in allowScripts, and has no install script`),
    ...versions.filter(([, version]) => !EXACT.test(version)).map(([name, version]) => `${name} may be ${version}`),
  ]
}

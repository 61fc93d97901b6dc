import { join } from 'node:path'
import * as z from 'zod'
import { readValidJson } from './files/valid-json'

/** A package of the lock file, as npm writes it: only what is read here. */
const lockedPackage = z.object({
  /** The name of a package that is installed under another one. */
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  /** The address of its archive. npm leaves it out where the package comes from the registry (.npmrc). */
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  /** Whether only tests and checks need it. */
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
})

const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) })

/** The lock file of npm: every package for every system by its folder. The folder of the project itself is ''. */
export type LockFile = z.infer<typeof lockFile>

/** A package in one version. */
export type Package = Pick<z.infer<typeof lockedPackage>, 'license' | 'integrity' | 'resolved' | 'hasInstallScript'> & {
  name: string
  version: string
  /** Whether tests and checks alone need it. */
  isTool: boolean
}

/** Reads the lock file of a project. */
export const readLockFile = (root: string): Promise<LockFile> => readValidJson(join(root, 'package-lock.json'), lockFile)

/** The name and the version of a package as one text. */
export const idOf = ({ name, version }: Pick<Package, 'name' | 'version'>) => `${name}@${version}`

const FOLDER = 'node_modules/'

/** Every package of a lock file once, sorted by name and version; those for other systems too, installed or not. */
export function packagesOf({ packages }: LockFile): Package[] {
  const found = new Map<string, Package>()
  for (const [folder, { name, version = '', dev = false, devOptional = false, ...facts }] of Object.entries(packages)) {
    if (folder === '') continue
    const one = { ...facts, name: name ?? folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length), version, isTool: dev || devOptional }
    const known = found.get(idOf(one))
    // The same version may be installed twice: for the site, and for a tool.
    found.set(idOf(one), known ? { ...one, isTool: one.isTool && known.isTool } : one)
  }
  return [...found.values()].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

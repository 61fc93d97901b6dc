import * as z from 'zod'

/** The groups of packages in `package.json`. */
const GROUPS = ['dependencies', 'devDependencies'] as const

const texts = z.record(z.string(), z.string())

/** The parts of a `package.json` that a new site takes over. */
export const packageFile = z.looseObject({
  version: z.string(),
  scripts: texts,
  dependencies: texts,
  devDependencies: texts,
  config: z.looseObject({ engine: z.string().optional() }).optional(),
  imports: z.record(z.string(), z.unknown()).optional(),
})

/** The `package.json` of a site, whose owner may have removed parts. */
export const sitePackageFile = packageFile.partial()

export type PackageFile = z.infer<typeof packageFile>

/** The commands that work on any site of the engine; the others check or describe the project that the engine is from. */
export const SITE_COMMANDS = [
  'start',
  'test',
  'build',
  'merge',
  'check',
  'dev',
  'preview',
  'hosts',
  'changes',
  'new',
  'schemas',
  'shots',
  'audit',
  'types',
]

/** Packages that are called or served, and not imported. */
const CALLED = ['typescript', '@sveltia/cms']

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g

/** The names of the packages that a module imports. */
const importsOf = (code: string) => [...code.matchAll(IMPORT)].flatMap(([, name]) => name ?? [])

/** The packages of a project that modules with these texts need, in their groups, with the types of each. */
function packagesFor(codes: Iterable<string>, all: PackageFile): Pick<PackageFile, (typeof GROUPS)[number]> {
  const needed = new Set(CALLED)
  for (const code of codes) for (const name of importsOf(code)) needed.add(name)
  const isNeeded = (name: string) => needed.has(name) || (name.startsWith('@types/') && needed.has(name.slice('@types/'.length)))
  const kept = (group: (typeof GROUPS)[number]) => Object.fromEntries(Object.entries(all[group]).filter(([name]) => isNeeded(name)))
  return { dependencies: kept('dependencies'), devDependencies: kept('devDependencies') }
}

/** The `package.json` of a new site, with the packages that its modules need, and with the version of its engine. */
export function packageFileOf(name: string, codes: Iterable<string>, all: PackageFile) {
  const { version, scripts, type, engines, imports, allowScripts, overrides } = all
  const commands = Object.fromEntries(
    SITE_COMMANDS.flatMap((command) => (scripts[command] === undefined ? [] : [[command, scripts[command]]])),
  )
  return {
    name,
    version: '0.1.0',
    private: true,
    type,
    config: { engine: version },
    engines,
    imports,
    scripts: commands,
    allowScripts,
    ...packagesFor(codes, all),
    overrides,
  }
}

/**
 * The `package.json` of a site after an upgrade: version and packages of the engine are those of the new one; other packages of the site
 * and all else stay.
 */
export function withNewEngine(site: z.infer<typeof sitePackageFile>, codes: Iterable<string>, all: PackageFile) {
  const needed = packagesFor(codes, all)
  return {
    ...site,
    config: { ...site.config, engine: all.version },
    engines: all.engines,
    imports: { ...site.imports, ...all.imports },
    dependencies: sorted({ ...site.dependencies, ...needed.dependencies }),
    devDependencies: sorted({ ...site.devDependencies, ...needed.devDependencies }),
    overrides: all.overrides,
  }
}

const sorted = (packages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)))

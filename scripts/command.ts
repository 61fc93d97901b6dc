import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Site } from '../renderer/define/site'
import type { Project } from './project.mjs'

/** What a command gets: the project, its arguments, the site, and the key of the code. */
export type CommandInput = Project & { args: readonly string[]; site: Site; codeKey: string }

/** The exit codes of commands. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const

/** The folders that a command reads and writes. */
export type Folders = {
  content: string
  /** Whether the content is that of the project. Only then are its slugs written for the type checker. */
  isOwnContent: boolean
  dist: string
  cache: string
  client: string
  server: string
}

/** The folders of a project, or those that the arguments name instead. */
export const foldersOf = (root: string, { content = 'content', out = 'dist' }: { content?: string; out?: string } = {}): Folders => ({
  content: resolve(root, content),
  isOwnContent: resolve(root, content) === resolve(root, 'content'),
  dist: resolve(root, out),
  cache: `${root}/.cache`,
  client: `${root}/.cache/client`,
  server: `${root}/.cache/server`,
})

/** Thrown for options that were written before `--`: npm takes them for its own, and the command would run without them. */
class KeptByNpm extends Error {
  override name = 'KeptByNpm'
  constructor(readonly options: readonly string[]) {
    super(`npm kept ${options.join(' ')}`)
  }
}

/** The options among `names` that npm took: it puts their values among the arguments, and their names into the environment. */
function keptByNpm(names: readonly string[], args: readonly string[]): string[] {
  const isGiven = (name: string) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return names.filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] && !isGiven(name))
}

/** The arguments of a command: values of options by name, switches, and all others in order. */
type Arguments<Name extends string, Switch extends string = never> = {
  options: Partial<Record<Name, string>> & Partial<Record<Switch, boolean>>
  rest: readonly string[]
}

/**
 * Reads the arguments of a command with certain options and switches. Returns undefined if an option is unknown or has no value. Throws
 * `KeptByNpm` if npm took some of them.
 */
export function argumentsOf<const Name extends string, const Switch extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  switches: readonly Switch[] = [],
): Arguments<Name, Switch> | undefined {
  const kept = [...keptByNpm(names, args).map((name) => `--${name} …`), ...keptByNpm(switches, args).map((name) => `--${name}`)]
  if (kept.length > 0) throw new KeptByNpm(kept)
  try {
    const options = Object.fromEntries([
      ...names.map((name) => [name, { type: 'string' as const }] as const),
      ...switches.map((name) => [name, { type: 'boolean' as const }] as const),
    ])
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
    if (Object.values(values).includes('')) return undefined
    return { options: values as Arguments<Name, Switch>['options'], rest: positionals }
  } catch {
    return undefined
  }
}

/** Reads the arguments of a command that takes options only. */
export function optionsOf<const Name extends string, const Switch extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  switches: readonly Switch[] = [],
): Arguments<Name, Switch>['options'] | undefined {
  const found = argumentsOf(args, names, switches)
  return found?.rest.length === 0 ? found.options : undefined
}

/** The message if a folder does not exist, else undefined. */
export const noFolder = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? undefined : `There is no folder ${folder}.`

/** The message if there has been no build, else undefined. */
export const noSite = (dist: string) =>
  existsSync(`${dist}/sitemap.xml`) ? undefined : `There is no site in ${dist}. Run \`npm run build\` first.`

/** Whether a path is a folder itself or is in it. */
export const isWithin = (path: string, folder: string) => !relative(folder, path).startsWith('..')

/**
 * The reason why a build may not write into its folder, or undefined: the folder must not hold the project or its content, and must not be
 * in them or in dist/.
 */
export function outputObstacle(root: string, { content, dist }: Folders): string | undefined {
  const own = foldersOf(root).dist
  if (isWithin(root, dist) || isWithin(dist, content) || isWithin(content, dist) || (dist !== own && isWithin(dist, own)))
    return `${dist} cannot take a build: it holds other things, or lies among them.`
  return undefined
}

/** Prints a message about wrong use and returns its exit code. */
export function usage(text: string): number {
  console.error(text)
  return EXIT.usage
}

import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Site } from '../renderer/define/site'

/** What a command is given: its arguments, the folder of the project, its site, and the key of the code. */
export type CommandInput = { args: readonly string[]; root: string; site: Site; codeKey: string }

/** Exit codes: content problems and wrong use are told apart. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const

/** Folders that a command works on. */
export type Folders = {
  content: string
  /** Whether the content is that of the project: its slugs are written down for the type checker. */
  isOwnContent: boolean
  dist: string
  cache: string
  client: string
  server: string
}

/** Folders of a project, with those that the arguments name instead. */
export const foldersOf = (root: string, { content = 'content', out = 'dist' }: { content?: string; out?: string } = {}): Folders => ({
  content: resolve(root, content),
  isOwnContent: resolve(root, content) === resolve(root, 'content'),
  dist: resolve(root, out),
  cache: `${root}/.cache`,
  client: `${root}/.cache/client`,
  server: `${root}/.cache/server`,
})

/** Options that stood before `--`: npm takes them for its own, and the command would run without them. */
class KeptByNpm extends Error {
  override name = 'KeptByNpm'
  constructor(readonly options: readonly string[]) {
    super(`npm kept ${options.join(' ')}`)
  }
}

/** Those of some options that npm kept: it leaves their values among the arguments, and tells the environment of them. */
function keptByNpm(names: readonly string[], args: readonly string[]): string[] {
  const isGiven = (name: string) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return names.filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] && !isGiven(name))
}

/** What a command is given: values of its options by name, its switches, and its other arguments in order. */
type Arguments<Name extends string, Switch extends string = never> = {
  options: Partial<Record<Name, string>> & Partial<Record<Switch, boolean>>
  rest: readonly string[]
}

/**
 * The arguments of a command that takes certain options and switches, or undefined where one is none of it, or lacks its value.
 * Throws `KeptByNpm` where npm took some of them.
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

/** The same for a command that takes options only. */
export function optionsOf<const Name extends string, const Switch extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  switches: readonly Switch[] = [],
): Arguments<Name, Switch>['options'] | undefined {
  const found = argumentsOf(args, names, switches)
  return found?.rest.length === 0 ? found.options : undefined
}

/** What to say where the content is not there, or undefined where it is. */
export const noFolder = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? undefined : `There is no folder ${folder}.`

/** What to say where no build has been, or undefined where one has. */
export const noSite = (dist: string) =>
  existsSync(`${dist}/sitemap.xml`) ? undefined : `There is no site in ${dist}. Run \`npm run build\` first.`

/** Whether a path is another, or lies in it. */
export const isWithin = (path: string, folder: string) => !relative(folder, path).startsWith('..')

/** Why a build may not write into its folder, or undefined where it may: nothing else may lie there, and it may lie in nothing else. */
export function outputObstacle(root: string, { content, dist }: Folders): string | undefined {
  const own = foldersOf(root).dist
  if (isWithin(root, dist) || isWithin(dist, content) || isWithin(content, dist) || (dist !== own && isWithin(dist, own)))
    return `${dist} cannot take a build: it holds other things, or lies among them.`
  return undefined
}

/** Prints how a command is used and gives its exit code. */
export function usage(text: string): number {
  console.error(text)
  return EXIT.usage
}

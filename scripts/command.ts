import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Site } from '../renderer/define/site'
import type { Failure } from '../src/engine/lib/failure'
import { SITEMAP } from '../src/engine/routes/files'
import type { Bundle } from './bundle.mjs'
import { isWithin } from './files/paths.mjs'
import type { Project } from './project.mjs'
import type { SiteAddress } from './site-address.mjs'
import { readArguments } from './usage/arguments.mjs'
import { usageOf } from './usage/help.mjs'
import type { COMMANDS } from './usage/table.mjs'

/**
 * What a command gets: the project, its arguments, the key of the code, the folders of its bundle, and where the site is published.
 * `loadSite` loads the code of the site, which takes longer than all else that some commands do.
 */
export type CommandInput = Project & {
  args: readonly string[]
  loadSite: () => Promise<Site>
  codeKey: string
  bundle: Bundle
  siteAddress: SiteAddress
}

/** The exit codes of commands. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const

/** The folders that a command reads and writes. */
export type Folders = {
  content: string
  /** Whether the content is that of the project. Only then are its slugs written for the type checker. */
  isOwnContent: boolean
  dist: string
  cache: string
}

/** The folders of a project, or those that the arguments name instead. */
export const foldersOf = (root: string, { content = 'content', out = 'dist' }: { content?: string; out?: string } = {}): Folders => ({
  content: resolve(root, content),
  isOwnContent: resolve(root, content) === resolve(root, 'content'),
  dist: resolve(root, out),
  cache: `${root}/.cache`,
})

/** The commands of the table. */
type CommandName = keyof typeof COMMANDS

/** The options of a command by name: a text where it has a value, else a switch. */
export type OptionsOf<Name extends CommandName> = {
  [Option in keyof (typeof COMMANDS)[Name]['options']]?: (typeof COMMANDS)[Name]['options'][Option] extends { value: string }
    ? string
    : boolean
}

/** The arguments of a command: its options, and all others in order. */
type Arguments<Name extends CommandName> = { options: OptionsOf<Name>; positionals: readonly string[] }

/** Reads the arguments of a command by its table, or says what is wrong with them. */
export function argumentsOf<Name extends CommandName>(name: Name, args: readonly string[]): Arguments<Name> | Failure {
  const read = readArguments(name, args)
  // The table says which options have values, and all were read by it.
  return 'error' in read ? read : { options: read.options as OptionsOf<Name>, positionals: read.positionals }
}

/** The only argument of a command besides its options, or what is wrong if there is none or more than one. */
export function oneArgument(name: CommandName, what: string, [value, ...more]: readonly string[]): { value: string } | Failure {
  if (value !== undefined && more.length === 0) return { value }
  const fault = value === undefined ? 'is missing' : `is the only argument; remove ${more.map((word) => `\`${word}\``).join(', ')}`
  return { error: `${what} ${fault}.\n${usageOf(name)}` }
}

/** The message if a folder does not exist, else undefined. */
export const missingFolderMessage = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? undefined : `There is no folder ${folder}.`

/** The message if there has been no build, else undefined. */
export const missingSiteMessage = (dist: string) =>
  existsSync(`${dist}${SITEMAP}`) ? undefined : `There is no site in ${dist}. Run \`npm run build\` first.`

/**
 * The reason why a build may not write into its folder, or undefined: the folder must not hold the project, must not hold the content or be
 * in it, and must not be within dist/.
 */
export function outputObstacle(root: string, { content, dist }: Folders): string | undefined {
  const own = foldersOf(root).dist
  if (isWithin(root, dist) || isWithin(dist, content) || isWithin(content, dist) || (dist !== own && isWithin(dist, own)))
    return `${dist} cannot be the folder of a build: it has other files in it, or is among them.`
  return undefined
}

/** Prints a message about wrong use and returns its exit code. */
export function reportUsageError(text: string): number {
  console.error(text)
  return EXIT.usage
}

/** Prints what is wrong with the input of a command or with its result, and returns the exit code for problems. */
export function reportFailure(text: string): number {
  console.error(text)
  return EXIT.problems
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What a command is given: its arguments, the folder of the project, and the key of the code. */
export type CommandInput = { args: readonly string[]; root: string; codeKey: string }

/** Exit codes: content problems and wrong use are told apart. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const

/** Folders that a command works on. */
export type Folders = { content: string; dist: string; cache: string; client: string; server: string }

/** Folders of a project, with those that the arguments name instead. */
export const foldersOf = (root: string, { content = 'content', out = 'dist' }: { content?: string; out?: string } = {}): Folders => ({
  content: resolve(root, content),
  dist: resolve(root, out),
  cache: `${root}/.cache`,
  client: `${root}/.cache/client`,
  server: `${root}/.cache/server`,
})

/** Values of the options that a command takes, or undefined where an argument is none of them. */
export function optionsOf<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
    return values as Partial<Record<Name, string>>
  } catch {
    return undefined
  }
}

/** Prints how a command is used and gives its exit code. */
export function usage(text: string): number {
  console.error(text)
  return EXIT.usage
}

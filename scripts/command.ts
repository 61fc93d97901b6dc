/** What a command is given: its arguments, the folder of the project, and the key of the code. */
export type CommandInput = { args: readonly string[]; root: string; codeKey: string }

/** Exit codes: content problems and wrong use are told apart. */
export const EXIT = { ok: 0, problems: 1, usage: 2 } as const

/** Folders of a project. */
export const foldersOf = (root: string) => ({
  content: `${root}/content`,
  dist: `${root}/dist`,
  cache: `${root}/.cache`,
  client: `${root}/.cache/client`,
  server: `${root}/.cache/server`,
})

/** Prints how a command is used and gives its exit code. */
export function usage(text: string): number {
  console.error(text)
  return EXIT.usage
}

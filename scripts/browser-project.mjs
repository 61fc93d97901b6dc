// Which browsers the arguments of `npm run test:browser` ask for.

/**
 * The arguments as Playwright takes them, and whether they ask for Chromium only. `--project NAME` becomes `--project=NAME`, since
 * Playwright would take files after the former for further names.
 * @param {readonly string[]} args @returns {{ args: readonly string[], isChromiumOnly: boolean }}
 */
export function browserProject(args) {
  const joined = args.flatMap((arg, at) => {
    if (args[at - 1] === '--project') return []
    const next = args[at + 1]
    return [arg === '--project' && next !== undefined ? `--project=${next}` : arg]
  })
  const projects = joined.filter((arg) => arg.startsWith('--project'))
  return { args: joined, isChromiumOnly: projects.length > 0 && projects.every((arg) => arg === CHROMIUM_ONLY) }
}

export const CHROMIUM_ONLY = '--project=chromium'

// Runs tools of other packages: `node scripts/tools.mjs types`. Help and wrong arguments are answered before any of them starts.
import './node-version.mjs'

const { printHelpOrError } = await import('./usage/answer.mjs')
const { asksForHelp } = await import('./usage/help.mjs')

const [command = '', ...args] = process.argv.slice(2)
// Options of unit tests are those of vitest, which says itself what is wrong with them.
const answer = command === 'test:unit' && !asksForHelp(args) ? undefined : printHelpOrError(command, args)
process.exitCode = answer ?? (await runTools())

/**
 * Returns the highest exit code of the tools. All of them run, so that each says what it finds: a mistake in code can stop the check of the
 * content by an error whose place only the check of types names.
 */
async function runTools() {
  const { ensureInstalled, PROGRAMS, run, runNpm } = await import('./install.mjs')
  if (command !== 'sbom') await ensureInstalled()
  const tool = (/** @type {readonly string[]} */ ...called) => run(process.execPath, [...called])
  switch (command) {
    case 'types':
      return Math.max(tool('scripts/run.mjs', 'check'), tool(PROGRAMS.tsc, '--noEmit'))
    case 'lint':
      return Math.max(tool(PROGRAMS.oxlint, '--type-aware', '--deny-warnings'), tool(PROGRAMS.biome, 'check'), tool(PROGRAMS.knip))
    case 'format':
      return tool(PROGRAMS.biome, 'check', '--write', ...args)
    case 'test:unit':
      return tool(PROGRAMS.vitest, 'run', ...args)
    case 'sbom':
      // Every package of the lock file, installed or not.
      return runNpm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--include=dev'])
    default:
      throw new Error(`No tools are known for ${command}.`)
  }
}

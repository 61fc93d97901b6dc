// Starts a command: `node scripts/run.mjs build`.
import './node-version.mjs'

const { ensureInstalled, ensurePackages } = await import('./install.mjs')
const { asksForHelp } = await import('./usage/help.mjs')
const { ALL_COMMANDS } = await import('./usage/table.mjs')

const [command = '', ...args] = process.argv.slice(2)
await (ALL_COMMANDS[command]?.needsTools && !asksForHelp(args) ? ensureInstalled() : ensurePackages())
const { runCommand } = await import('./commands.mjs')
const { exitWithParent } = await import('./process-signals.mjs')

exitWithParent()
process.exitCode = await runCommand(command, args)

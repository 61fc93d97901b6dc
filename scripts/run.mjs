// Starts a command: `node scripts/run.mjs build`.
import './node-version.mjs'

const { ensurePackages } = await import('./install.mjs')
await ensurePackages()
const { runCommand } = await import('./commands.mjs')
const { exitWithParent } = await import('./process-signals.mjs')

exitWithParent()
const [command = '', ...args] = process.argv.slice(2)
process.exitCode = await runCommand(command, args)

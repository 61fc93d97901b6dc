// `npm start`: installs what is missing, builds the site, and serves it, in one process: a signal ends all of it.
import './node-version.mjs'

const { endWithOthers } = await import('./ending.mjs')
const { ensureInstalled } = await import('./install.mjs')

endWithOthers()
await ensureInstalled({ tools: false })
// What needs packages is imported when they are there.
const { runCommand } = await import('./commands.mjs')
process.exitCode = (await runCommand('build', [])) || (await runCommand('preview', process.argv.slice(2)))

// `npm start`: installs what is missing, builds the site, and serves it, in one process: a signal ends all of it.
import './node-version.mjs'

const { endWithOthers } = await import('./ending.mjs')
const { ensureInstalled } = await import('./install.mjs')

endWithOthers()
await ensureInstalled({ tools: false })
// What needs packages is imported when they are there.
const { runCommand } = await import('./commands.mjs')
const { takeProject } = await import('./project.mjs')
const args = process.argv.slice(2)
const { folder } = takeProject(args)
const build = await runCommand('build', folder === undefined ? [] : ['--project', folder])
process.exitCode = build || (await runCommand('preview', args))

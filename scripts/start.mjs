// `npm start`: installs what is missing, builds the site, and serves it. All of it is one process, so that a signal ends it.
import './node-version.mjs'

const { endWithOthers } = await import('./ending.mjs')
const { ensureInstalled } = await import('./install.mjs')

endWithOthers()
await ensureInstalled({ tools: false })
// These modules need packages, so they are imported after the installation.
const { runCommand } = await import('./commands.mjs')
const { takeProject } = await import('./project.mjs')
const args = process.argv.slice(2)
const { folder } = takeProject(args)
const build = await runCommand('build', folder === undefined ? [] : ['--project', folder])
process.exitCode = build || (await runCommand('preview', args))

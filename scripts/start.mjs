// `npm start`: installs what is missing, builds the site, and serves it.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled({ tools: false })
process.exitCode =
  run(process.execPath, ['scripts/run.mjs', 'build']) || run(process.execPath, ['scripts/run.mjs', 'preview', ...process.argv.slice(2)])

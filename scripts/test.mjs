// `npm test`: installs what is missing, a browser included, and runs every test.
import './node-version.mjs'

const { ensureInstalled, run } = await import('./install.mjs')

await ensureInstalled()
const unit = run('npx', ['vitest', 'run'])
const browser = run(process.execPath, ['scripts/browser-tests.mjs'])
process.exitCode = unit || browser

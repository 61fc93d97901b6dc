// `npm run test:browser`: builds the site and runs Playwright on it, in browsers that are found or installed.
import { ensureBrowsers } from './browser.mjs'
import { run } from './install.mjs'

const browsers = await ensureBrowsers()
process.exitCode =
  run(process.execPath, ['scripts/run.mjs', 'build']) || run('npx', ['playwright', 'test', ...process.argv.slice(2)], browsers)

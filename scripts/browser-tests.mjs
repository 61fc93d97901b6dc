// `npm run test:browser`: builds the site and runs Playwright on it, in a browser that is found or installed.
import { ensureBrowser } from './browser.mjs'
import { run } from './install.mjs'

const CHROME_PATH = await ensureBrowser()
process.exitCode =
  run(process.execPath, ['scripts/run.mjs', 'build']) || run('npx', ['playwright', 'test', ...process.argv.slice(2)], { CHROME_PATH })

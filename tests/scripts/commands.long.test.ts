import { describe, expect, test } from 'vitest'
import { runScript } from '../support/run-command'

// Further commands of scripts that commands.test.ts starts already.
describe('help', () => {
  test.for([
    ['scripts/run.mjs', ['check', '--help'], 'Usage: npm run check [-- OPTIONS] [PATH…]'],
    ['scripts/in-browser.mjs', ['shots', '-h'], 'Usage: npm run shots [-- OPTIONS]'],
    ['scripts/tools.mjs', ['types', '--help'], 'Usage: npm run types [-- OPTIONS]'],
    ['scripts/tools.mjs', ['format', '--help'], 'Usage: npm run format [-- OPTIONS] [PATH…]'],
    ['scripts/tools.mjs', ['sbom', '--help'], 'Usage: npm run sbom [-- OPTIONS]'],
  ] as const)('of %s %j is all that it prints', async ([script, args, first]) => {
    const { code, stdout, stderr } = await runScript({}, script, ...args)
    expect({ code, stderr, first: stdout.split('\n')[0] }).toEqual({ code: 0, stderr: '', first })
  })

  test.for([
    ['scripts/start.mjs', ['--port', 'high'], '`--port high` is not a port: a port is a number from 0 to 65535.'],
    ['scripts/tools.mjs', ['types', '--hlp'], '`--hlp` is not an option of `npm run types`. Did you mean `--help`?'],
  ] as const)('comes before all work where %s is called with %j', async ([script, args, first]) => {
    const { code, stdout, stderr } = await runScript({}, script, ...args)
    expect({ code, stdout, first: stderr.split('\n')[0] }).toEqual({ code: 2, stdout: '', first })
  })
})

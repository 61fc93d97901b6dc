import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from './run-command'

/** Calls of an exported function, one after the other, in a separate process. */
export type IsolatedCalls = {
  /** Path of the module from the root of the project. */
  module: string
  /** Name of the exported function. */
  name: string
  /** The argument of each call as a JavaScript expression, which the other process evaluates, so that it can be large. */
  arguments: readonly string[]
  /** Number of files that the process may open at once. */
  openFiles?: number
}

/** The results of the calls as JSON; empty if the process crashed. */
export async function callIsolated({ module, name, openFiles = 512, ...calls }: IsolatedCalls): Promise<readonly unknown[]> {
  const code = `
    import { runnerImport } from 'vite'
    const { module } = await runnerImport(${JSON.stringify(join(ROOT, module))}, { configFile: false, logLevel: 'silent' })
    const results = []
    for (const argument of [${calls.arguments.map((argument) => `() => (${argument})`).join(', ')}])
      results.push(await module[${JSON.stringify(name)}](argument()))
    process.stdout.write(JSON.stringify(results))`
  const child = spawn('sh', ['-c', `ulimit -n ${openFiles} && exec "$0" --input-type=module -e "$1"`, process.execPath, code], {
    cwd: ROOT,
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.resume()
  await once(child, 'close')
  const results: unknown = child.exitCode === 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : []
  return Array.isArray(results) ? results : []
}

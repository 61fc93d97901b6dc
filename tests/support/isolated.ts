import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A function of a module of ours, called in a process of its own. */
export type IsolatedCall = {
  /** Path of the module from the root of the project. */
  module: string
  /** Name of the function that it exports. */
  name: string
  /** A JavaScript expression of its argument; it runs in the other process, so that it may be large. */
  argument: string
  /** Files that the process may have open at once. */
  openFiles?: number
}

/** What the function gave back, as JSON; undefined where the process broke down. */
export async function callIsolated({ module, name, argument, openFiles = 512 }: IsolatedCall): Promise<unknown> {
  const code = `
    import { runnerImport } from 'vite'
    const { module } = await runnerImport(${JSON.stringify(join(ROOT, module))}, { configFile: false, logLevel: 'silent' })
    process.stdout.write(JSON.stringify(await module[${JSON.stringify(name)}](${argument})))`
  const child = spawn('sh', ['-c', `ulimit -n ${openFiles} && exec "$0" --input-type=module -e "$1"`, process.execPath, code], {
    cwd: ROOT,
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.resume()
  await once(child, 'close')
  return child.exitCode === 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type CommandInput, EXIT } from '../../command'

/**
 * Updates the files for editors by a process of its own, since this one runs the code from before the change. Returns its exit code.
 */
export async function refreshForEditors({ engine, root }: Pick<CommandInput, 'engine' | 'root'>): Promise<number> {
  const child = spawn(process.execPath, [join(engine, 'scripts/run.mjs'), 'schemas', '--project', root], { cwd: engine, stdio: 'inherit' })
  await once(child, 'close')
  return child.exitCode ?? EXIT.problems
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { argumentsOf, type CommandInput, EXIT, usage } from '../command'
import { readText } from '../files/read-text'
import { usageOf } from '../usage/help.mjs'
import { collectionNames } from './names'
import { planCollection } from './plan'

/** `npm run new -- collection NAME`: writes the modules of a new collection, with which the site builds at once. */
export async function newCollection({ args, root, site }: Pick<CommandInput, 'args' | 'root' | 'site'>): Promise<number> {
  const read = argumentsOf('new collection', args)
  if ('wrong' in read) return usage(read.wrong)
  const { options, rest } = read
  const [name] = rest
  if (name === undefined || rest.length > 1) return usage(usageOf('new collection'))
  const { scaffold } = site
  if (!scaffold) return usage('This site does not say what a new collection is made of: its definition has no `scaffold`.')
  const names = collectionNames(name, options.singular, site)
  if ('refused' in names) return usage(names.refused)
  const plan = await planCollection(scaffold, names, (path) => readText(join(root, path)))
  if ('refused' in plan) return usage(`Nothing was written.\n${plan.refused.join('\n')}`)

  for (const { path, text } of [...plan.written, ...plan.changed]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const { path } of plan.written) console.log(`${path} written`)
  for (const { path } of plan.changed) console.log(`${path} changed`)
  const code = await refreshForEditors(root)
  for (const sentence of scaffold.next(names)) console.log(sentence)
  return code
}

/** Updates the files for editors. It starts another process, since this one runs the code from before the change. */
async function refreshForEditors(root: string): Promise<number> {
  const command = join(root, 'scripts/run.mjs')
  if (!existsSync(command)) return EXIT.ok
  const child = spawn(process.execPath, [command, 'schemas'], { cwd: root, stdio: 'inherit' })
  await once(child, 'close')
  return child.exitCode ?? EXIT.problems
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Site } from '../../../renderer/define/site'
import { argumentsOf, type CommandInput, oneArgument, reportUsageError } from '../../command'
import { readText } from '../../files/read-text'
import { collectionNames } from './names'
import { planCollection } from './plan'

/** What a new collection is made with. `refresh` updates the files for editors, once its modules are written, and returns an exit code. */
export type NewCollectionInput = Pick<CommandInput, 'args' | 'root'> & { site: Site; refresh: () => Promise<number> }

/** `npm run new -- collection NAME`: writes the modules of a new collection, with which the site builds at once. */
export async function newCollection({ args, root, site, refresh }: NewCollectionInput): Promise<number> {
  const read = argumentsOf('new collection', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options, positionals } = read
  const named = oneArgument('new collection', 'The name of the collection', positionals)
  if ('error' in named) return reportUsageError(named.error)
  const { value: name } = named
  const { scaffold } = site
  if (!scaffold) return reportUsageError('This site does not say what a new collection is made of: its definition has no `scaffold`.')
  const names = collectionNames(name, options.singular, site)
  if ('refused' in names) return reportUsageError(names.refused)
  const plan = await planCollection(scaffold, names, (path) => readText(join(root, path)))
  if ('refused' in plan) return reportUsageError(`Nothing was written.\n${plan.refused.join('\n')}`)

  for (const { path, text } of [...plan.written, ...plan.changed]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const { path } of plan.written) console.log(`${path} written`)
  for (const { path } of plan.changed) console.log(`${path} changed`)
  const code = await refresh()
  for (const sentence of scaffold.next(names)) console.log(sentence)
  return code
}

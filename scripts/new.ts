import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SLUG } from '../schemas/fields'
import { collectionNames, collections } from '../schemas/index'
import { nearest } from '../src/lib/text'
import { type CommandInput, EXIT, foldersOf, usage } from './command'
import { loadContent } from './content'
import { scaffold } from './scaffold'
import { consoleReporter } from './stage'

/** `npm run new blog my-post`: writes an entry that is valid as it stands, for the editor to fill. */
export default async function create({ args, root }: CommandInput): Promise<number> {
  const [folder, slug] = args
  if (folder === undefined || slug === undefined || args.length > 2)
    return usage(`Usage: npm run new FOLDER SLUG\nFolders: ${collectionNames.map((name) => collections[name].dir).join(', ')}`)
  const name = collectionNames.find((one) => collections[one].dir === folder || one === folder)
  if (name === undefined) {
    const near = nearest(
      folder,
      collectionNames.map((one) => collections[one].dir),
    )
    return usage(`There is no collection \`${folder}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`)
  }
  if (!SLUG.test(slug)) return usage(`\`${slug}\` is no slug: lower-case letters, digits and single hyphens.`)

  const { content } = foldersOf(root)
  const { graph } = await loadContent(content, consoleReporter(true))
  if (!graph) return usage('The content has problems; `npm run check` shows them. A new entry needs content that is right.')
  const file = `${content}/${collections[name].dir}/${slug}.${collections[name].format}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, scaffold(name, slug, graph), { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return usage(`${file.slice(root.length + 1)} is there already.`)
    throw error
  }
  console.log(file.slice(root.length + 1))
  return EXIT.ok
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { collectionNames, collections } from '../schemas/index'
import { slugFor } from '../src/engine/content/read/classify'
import { nearest } from '../src/engine/lib/text'
import { RESERVED_SLUGS, SLUG } from '../src/engine/schema/fields'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, foldersOf, usage } from './command'
import { loadContent } from './content'
import { refreshEditorFiles } from './editor-files'
import { scaffold } from './scaffold'
import { consoleReporter } from './stage'

const FOLDERS = `Folders: ${collectionNames.map((name) => collections[name].dir).join(', ')}`

const USAGE = `Usage: npm run new FOLDER NAME [-- --content FOLDER]
${FOLDERS}`

/** `npm run new blog my-post`: writes a draft that is valid as it stands, for the editor to fill. */
export default async function create({ args, root }: CommandInput): Promise<number> {
  const { options, rest } = argumentsOf(args, ['content']) ?? { rest: [] }
  const [folder, slug] = rest
  if (folder === undefined || slug === undefined || rest.length > 2) return usage(USAGE)
  const name = collectionNames.find((one) => collections[one].dir === folder || one === folder)
  if (name === undefined) {
    const near = nearest(
      folder,
      collectionNames.map((one) => collections[one].dir),
    )
    return usage(`There is no collection \`${folder}\`.${near === undefined ? ` ${FOLDERS}` : ` Did you mean \`${near}\`?`}`)
  }
  if (RESERVED_SLUGS.includes(slug)) return usage(`\`${slug}\` is taken by the site or by Windows. Choose another name.`)
  if (!SLUG.test(slug)) {
    const better = slugFor(slug)
    return usage(
      `\`${slug}\` cannot be a name: lowercase letters, digits and single hyphens, 60 characters at most.${better ? ` Try \`${better}\`.` : ''}`,
    )
  }

  const clock = clockOf(undefined)
  if ('wrong' in clock) return usage(clock.wrong)
  const { content, isOwnContent } = foldersOf(root, options)
  const { graph, entries } = await loadContent(content, consoleReporter(true), { clock })
  if (!graph) {
    console.error('The content has problems; `npm run check` shows them. A new entry needs content that is right.')
    return EXIT.problems
  }
  const file = `${content}/${collections[name].dir}/${slug}.${collections[name].format}`
  const shown = relative(root, file)
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, scaffold(name, slug, graph), { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return usage(`${shown} is there already.`)
    throw error
  }
  if (isOwnContent) {
    entries.slugs[name].add(slug)
    await refreshEditorFiles(root, entries)
  }
  console.log(`${shown}, a draft: replace its placeholders, then delete \`draft: true\` to publish it.`)
  return EXIT.ok
}

import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillGuide } from '../../renderer/editor/guide'
import { newCollection } from '../../scripts/new/collection/new-collection'
import starter from '../../starter/src/site/site'
import { bytesOf, folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'

const said: string[] = []
const refresh = async () => 0
beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const) vi.spyOn(console, stream).mockImplementation((text: unknown) => said.push(String(text)))
  return () => vi.restoreAllMocks()
})

folderTest('a new site makes collections of its own: modules, words, samples, and its lines in the tables', async ({ folder }) => {
  for (const name of ['src', 'docs']) await cp(join(ROOT, 'starter', name), join(folder, name), { recursive: true })
  const before = await bytesOf(folder)
  expect(await newCollection({ args: ['recipes'], root: folder, site: starter, refresh })).toBe(0)
  const after = await bytesOf(folder)
  expect(Object.keys(after).filter((path) => !(path in before))).toEqual([
    'content/pages/recipes.yaml',
    'content/recipes/first-sample.mdx',
    'content/recipes/second-sample.mdx',
    'src/site/collections/recipes.ts',
    'src/site/pages/recipe.tsx',
    'src/site/pages/recipes.tsx',
  ])
  const changed = Object.keys(before).filter((path) => after[path] !== before[path])
  const added = await Promise.all(
    changed.map(async (path) => {
      const known = new Set(before[path]?.split('\n'))
      return [path, (await readFile(join(folder, path), 'latin1')).split('\n').filter((line) => !known.has(line))]
    }),
  )
  expect(Object.fromEntries(added)).toEqual({
    'docs/content.md': ['### recipes', '<!-- fields:recipes -->'],
    'src/site/collections/index.ts': ["import { recipes } from './recipes'", '  recipes,'],
    'src/site/page-kinds.ts': [
      "import { recipe } from './pages/recipe'",
      "import { recipeList } from './pages/recipes'",
      '  recipeList,',
      '  recipe,',
    ],
    'src/site/routes/addresses.ts': ["  recipes: '/recipes',", "  recipe: '/recipes/:slug',"],
    'src/site/singletons.ts': ['    recipes: singleton(list),'],
  })
  expect(said.slice(-3)).toEqual([
    '`npm run dev` shows http://localhost:5173/recipes.',
    'Replace the two samples in content/recipes and the words in content/pages/recipes.yaml.',
    'Add /recipes to the menu in content/site/navigation.yaml.',
  ])
})

folderTest('a name that the modules of a new site use themselves is refused', async ({ folder }) => {
  expect(await newCollection({ args: ['labels'], root: folder, site: starter, refresh })).toBe(2)
  expect(said).toEqual(['`label` is taken. Choose another name.'])
})

test('the guide of a new site is as its schemas say', async () => {
  const guide = await readFile(join(ROOT, 'starter/docs/content.md'), 'utf8')
  expect(fillGuide(guide, starter.model)).toEqual({ text: guide })
})

test.for(['src/site/pages/note.tsx', 'src/site/pages/notes.tsx', 'src/site/collections/notes.ts'])(
  '%s of a new site is what a new collection of this name would have',
  async (path) => {
    const spelling = (name: string) => ({ camel: name, kebab: name, words: name })
    const files = starter.scaffold?.files({ plural: spelling('notes'), singular: spelling('note') })
    expect(files?.find((file) => file.path === path)?.text).toBe(await readFile(join(ROOT, 'starter', path), 'utf8'))
  },
)

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { recipe as recipeOfCards } from '../../src/site/cards/recipe'
import { recipe as recipeOfDocuments } from '../../src/site/pdf/recipe'
import { sourceOf } from '../architecture/source'
import { ROOT } from '../support/run-command'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** What only throws errors decides no bytes. */
const THROWING = 'src/engine/problems/'

/** The modules that a module brings in, by their paths. */
function broughtIn(start: string): string[] {
  const reached = new Set([start])
  for (const path of reached)
    for (const { specifier, kind } of sourceOf({ path, text: read(path) }).imports) {
      const base = join(dirname(path), specifier)
      const isScript = specifier.startsWith('.') && kind !== 'type' && !/\.\w+\?|\.json$/.test(specifier)
      const found = isScript && [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.(?:tsx?|mjs)$/.test(file) && exists(file))
      if (found && !found.startsWith(THROWING)) reached.add(found)
    }
  return [...reached]
}

const exists = (path: string) => {
  try {
    return read(path).length > 0
  } catch {
    return false
  }
}

test.for([
  { what: 'PDFs', start: 'src/site/pdf/render.ts', recipe: recipeOfDocuments },
  { what: 'cards', start: 'src/site/cards/picture.ts', recipe: recipeOfCards.join('\n') },
])('the recipe of $what holds all code that makes them', ({ start, recipe }) => {
  const modules = broughtIn(start)
  expect(modules).toContain('src/engine/lib/items.ts')
  expect(modules.filter((path) => !recipe.includes(read(path)))).toEqual([])
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteWorkspace } from './site-test'

/** The line that a new entry starts with. */
export const DRAFT = 'draft: true # Delete this line to publish the entry.\n'

/** Fills in every placeholder of a new entry. */
export async function fill({ root }: SiteWorkspace, file: string) {
  const path = join(root, file)
  const text = await readFile(path, 'utf8')
  const formed = {
    'todo@example.com': 'made@example.com',
    '+0 (000)': '+1 (555)',
    '0 weeks': '6 weeks',
    '0.0 d': '1 d',
    'Antarctica/Troll': 'Europe/Oslo',
  }
  const filled = Object.entries(formed).reduce((filled, [from, to]) => filled.replaceAll(from, to), text)
  await writeFile(path, filled.replaceAll(/ # TODO.*/g, '').replaceAll('TODO', 'Text'))
}

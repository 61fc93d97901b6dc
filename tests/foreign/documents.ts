import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_TEXT } from '../../src/engine/content/read/raw'
import { ROOT } from '../support/run-command'

/** Packages that come with documentation, of which every Markdown file is taken. Of all others it is what lies beside their code. */
const DOCUMENTED = ['react-router', 'undici', 'lighthouse']

/** A Markdown file that nobody here wrote. */
export type Document = { name: string; text: string }

/**
 * The Markdown of the packages that the lock file names for every system, in its order: what else is installed makes no difference.
 * Changelogs of a size that content may not have are left out.
 */
export async function foreignDocuments(): Promise<Document[]> {
  const lock: unknown = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
  const files = await Promise.all(packagesOf(lock).map(markdownOf))
  const documents = files.flat().map(async (name) => ({ name, text: await readFile(join(ROOT, name), 'utf8') }))
  return (await Promise.all(documents)).filter(({ text }) => Buffer.byteLength(text) < LARGEST_TEXT / 2)
}

function packagesOf(lock: unknown): string[] {
  if (typeof lock !== 'object' || lock === null || !('packages' in lock)) throw new Error('The lock file names no packages.')
  const packages = lock.packages as Readonly<Record<string, { optional?: boolean }>>
  return Object.entries(packages).flatMap(([path, { optional }]) => (path === '' || optional ? [] : [path]))
}

async function markdownOf(path: string): Promise<string[]> {
  const recursive = DOCUMENTED.some((name) => path === `node_modules/${name}`)
  const found = await readdir(join(ROOT, path), { recursive, withFileTypes: true })
  return found
    .filter((item) => item.isFile() && /\.md$/i.test(item.name))
    .map((item) => join(item.parentPath, item.name).slice(ROOT.length + 1))
    .filter((name) => !name.slice(path.length).includes('/node_modules/'))
    .toSorted()
}

/** The text of a document as an article has it: without front matter of its own, and without the title, which is a field. */
export const bodyOf = ({ text }: Document) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^# .*$/m, '')

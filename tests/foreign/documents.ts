import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies of Markdown from packages of npm, as they were published: sources.tsv says of which, and who wrote them. */
const FOLDER = join(import.meta.dirname, 'documents')

/** A Markdown file that nobody here wrote. */
export type Document = { name: string; text: string }

/** All of them, in the order of their names. */
export async function foreignDocuments(): Promise<Document[]> {
  const names = (await readdir(FOLDER)).toSorted()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(FOLDER, name), 'utf8') })))
}

/** Names of the documents whose source is written down. */
export async function documentsWithSource(): Promise<string[]> {
  const [, ...lines] = (await readFile(join(import.meta.dirname, 'sources.tsv'), 'utf8')).trimEnd().split('\n')
  return lines.map((line) => line.split('\t')[0] ?? '').toSorted()
}

/** The text of a document as an article has it: without front matter of its own, and without the title, which is a field. */
export const bodyOf = ({ text }: Document) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^# .*$/m, '')

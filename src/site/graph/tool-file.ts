import { csvField, csvRows } from '../../engine/lib/csv'
import { urlOf } from '../routes/addresses'
import type { Graph } from './graph'
import type { SiteWords } from './words'

type Tool = ReturnType<Graph['tools']['values']>[number]

/** A file to download: its address, its media type without parameters, and its text. */
type ToolFile = { href: string; type: string; text: string }

const TYPES: Readonly<Record<Tool['format'], string>> = {
  csv: 'text/csv',
  yaml: 'application/yaml',
  json: 'application/json',
  md: 'text/markdown',
  sql: 'application/sql',
}

/** The address of a file to download. */
export const toolAddress = ({ slug, format }: Pick<Tool, 'slug' | 'format'>): string => urlOf.download(`${slug}.${format}`)

/** A file to download that contains its licence, as a comment if its format has comments. */
export function toolFile(tool: Tool, { inFile, licence }: SiteWords['strings']['tools']): ToolFile {
  return { href: toolAddress(tool), type: TYPES[tool.format], text: licensed[tool.format](tool, `${inFile} ${licence.href}`) }
}

/** The text of a file with its licence, by format. */
const licensed: Readonly<Record<Tool['format'], (tool: Tool, licence: string) => string>> = {
  // CSV has no comments (RFC 4180), so the licence is in a last row with as many fields as all others, which every program can read.
  csv: ({ title, text }, licence) => `${text.trimEnd()}\n${lastRow(`${title}. ${licence}`, text)}\n`,
  yaml: ({ title, text }, licence) => `# ${title}. ${licence}\n\n${text}`,
  json: ({ title, text }, licence) => {
    const data: unknown = JSON.parse(text)
    return `${JSON.stringify({ $comment: `${title}. ${licence}`, ...Object(data) }, null, 2)}\n`
  },
  md: ({ text }, licence) => `${text}\n---\n\n${licence}\n`,
  sql: ({ title, text }, licence) => `-- ${title}. ${licence}\n\n${text}`,
}

/** A row with a text in the first field; all other fields are empty. */
const lastRow = (text: string, table: string) => csvField(text) + ','.repeat(Math.max(0, (csvRows(table)?.[0]?.fields.length ?? 1) - 1))

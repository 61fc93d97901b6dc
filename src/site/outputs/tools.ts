import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { urlOf } from '../routes/addresses'

type Tool = ReturnType<Graph['tools']['values']>[number]

/** The files that readers take away, each with its licence where its format has comments. */
export const tools: Output<Graph> = {
  name: 'tools',
  reserved: (graph) => graph.tools.values().map(addressOf),
  *emit({ graph, codeKey }) {
    const { inFile, licence: terms } = graph.site.strings.tools
    const licence = `${inFile} ${terms.href}`
    for (const tool of graph.tools.values())
      yield {
        path: addressOf(tool).slice(1),
        key: keyOf(codeKey, licence, tool.title, tool.text),
        contents: () => licensed[tool.format](tool, licence),
      }
  },
}

const addressOf = ({ slug, format }: Tool) => urlOf.download(`${slug}.${format}`)

/** The text of a file with its licence, by format. */
const licensed: Readonly<Record<Tool['format'], (tool: Tool, licence: string) => string>> = {
  csv: ({ text }) => text,
  yaml: ({ title, text }, licence) => `# ${title}. ${licence}\n\n${text}`,
  json: ({ title, text }, licence) => {
    const data: unknown = JSON.parse(text)
    return `${JSON.stringify({ $comment: `${title}. ${licence}`, ...Object(data) }, null, 2)}\n`
  },
  md: ({ text }, licence) => `${text}\n---\n\n${licence}\n`,
  sql: ({ title, text }, licence) => `-- ${title}. ${licence}\n\n${text}`,
}

import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { toolAddress, toolFile } from '../graph/tool-file'

/** The files for readers to download. */
export const tools: Output<Graph> = {
  name: 'tools',
  codeKey: import.meta.codeKey,
  reserved: (graph) => graph.tools.values().map(toolAddress),
  *emit({ graph, codeKey }) {
    const words = graph.site.strings.tools
    for (const tool of graph.tools.values())
      yield {
        path: toolAddress(tool).slice(1),
        key: keyOf(codeKey, words.inFile, words.licence.href, tool.title, tool.text),
        contents: () => toolFile(tool, words).text,
      }
  },
}

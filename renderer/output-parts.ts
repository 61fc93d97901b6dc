import type { CoreGraph } from '../src/engine/content/model/graph'
import type { Output, OutputContext, OutputPart } from './emit'

/** An output without `emit`, with its files in parts. */
type InParts<Graph extends CoreGraph, Settings> = Omit<Output<Graph, Settings>, 'emit' | 'parts'> & {
  parts: (site: OutputContext<Graph, Settings>) => Iterable<OutputPart>
}

/** An output whose files are those of its parts, one part after the other. */
export const inParts = <Graph extends CoreGraph, Settings = unknown>(output: InParts<Graph, Settings>): Output<Graph, Settings> => ({
  ...output,
  *emit(site) {
    for (const { files } of output.parts(site)) yield* files()
  },
})

/** The parts of an output; if it has none, one part with all of its files. */
export const partsOf = (output: Output, site: OutputContext): Iterable<OutputPart> =>
  output.parts?.(site) ?? [{ name: WHOLE, files: () => output.emit(site) }]

const WHOLE = 'all'

import { join } from 'node:path'
import { linkGraph } from '../../src/engine/content/link/link'
import { readContent } from '../../src/engine/content/read/read'
import type { Graph } from '../../src/site/graph/graph'
import { parseContent } from '../support/site'
import { TODAY } from '../support/site-test'

/** Reads the graph of a folder of this project. */
async function readGraph(folder: string): Promise<Graph> {
  const { value } = linkGraph(parseContent(await readContent(join(import.meta.dirname, '../..', folder))).value, { today: TODAY })
  if (!value) throw new Error(`${folder} has problems; \`npm run check -- --content ${folder}\` shows them.`)
  return value
}

/** The graph of a folder, read once for all files of tests: it is frozen, so that they can share it. */
function sharedGraph(folder: string): () => Promise<Graph> {
  let graph: Promise<Graph> | undefined
  return () => {
    graph ??= readGraph(folder)
    return graph
  }
}

/** The content of this site. */
export const ownContent = sharedGraph('content')

/** The small site, for tests that do not change it. */
export const smallSite = sharedGraph('tests/fixtures/site')

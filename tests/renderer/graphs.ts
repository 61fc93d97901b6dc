import { join } from 'node:path'
import { linkGraph } from '../../src/engine/content/link/link'
import { readContent } from '../../src/engine/content/read/read'
import { once } from '../../src/engine/lib/once'
import type { Graph } from '../../src/site/graph/graph'
import { parseContent } from '../support/site'
import { TODAY } from '../support/site-test'

/** Reads the graph of a folder of this project. */
async function readGraph(folder: string): Promise<Graph> {
  const { value } = linkGraph(parseContent(await readContent(join(import.meta.dirname, '../..', folder))).value, { today: TODAY })
  if (!value) throw new Error(`${folder} has problems; \`npm run check -- --content ${folder}\` shows them.`)
  return value
}

/** The content of this site. Graphs are frozen, so that all files of tests can share those that were read. */
export const ownContent = once(() => readGraph('content'))

/** The small site, for tests that do not change it. */
export const smallSite = once(() => readGraph('tests/fixtures/site'))

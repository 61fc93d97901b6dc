import type { Graph } from '../../src/site/graph/graph'
import { pagesOf } from '../renderer/made'
import { type DataNode, isNode } from './breaches'

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** The structured data in a document, as a program reads it: undefined without any. Throws for more than one block. */
export function dataIn(html: string): readonly DataNode[] | undefined {
  const [text, ...more] = [...html.matchAll(SCRIPT)].map(([, found = '']) => found)
  if (more.length > 0) throw new Error('the document has several blocks')
  if (text === undefined) return undefined
  const parsed: unknown = JSON.parse(text)
  if (!isNode(parsed) || parsed['@context'] !== 'https://schema.org' || !Array.isArray(parsed['@graph'])) throw new Error('no graph')
  return parsed['@graph'].filter(isNode)
}

/** The nodes of a type on the page at an address. */
export const nodesAt = (graph: Graph, address: string, type: string): readonly DataNode[] =>
  pagesOf(graph, address).flatMap((page) => (dataIn(page.html()) ?? []).filter((node) => node['@type'] === type))

import type { ReactElement } from 'react'
import type { HastNode } from 'satteri'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { HasCodeKey } from './code-key'

/** A file by its path below the folder of content. */
export type ContentFile = { path: string; contents: string | Uint8Array }

/** An article as the floor of the benchmark reads it: nothing of it has been checked. */
export type UncheckedArticle = { slug: string; fields: Readonly<Record<string, unknown>> }

/** Renders one of the articles: its index, and the tree of its text. */
export type RenderArticle = (index: number, text: HastNode) => ReactElement

/** How a site takes part in `npm run bench`: articles in its own format, and what renders them. */
export type Benchmark<Graph extends CoreGraph = CoreGraph> = HasCodeKey & {
  /** The folder of content that holds the articles, which are Markdown with front matter. */
  folder: string
  /** Whether a file of this folder is one of the articles, by its name. */
  isArticle(name: string): boolean
  /**
   * The files to add to the content of the graph, for a number of articles from 1. The same graph and number give the same bytes, and
   * `check` finds no error in them.
   */
  files(graph: Graph, count: number): readonly ContentFile[]
  /**
   * Renders articles with the view of their pages, and with no more work than that: no schema, no search in the graph. `graph` is that of
   * the content without the articles.
   */
  renderer(graph: Graph, articles: readonly UncheckedArticle[]): RenderArticle
  /**
   * An edit of a component that the pages of articles show: its file, by path from the folder of the project, and a text that occurs in it
   * once.
   */
  componentEdit: { path: string; from: string; to: string }
}

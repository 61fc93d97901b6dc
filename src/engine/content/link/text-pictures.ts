import { lruCached } from '../../lib/lru-cached'
import { required } from '../../problems/problem'
import { type Body, type BodyComponent, type BodyNode, parseNodes, type SerializedNodes, serializeNodes } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import type { ShownPicture } from '../../schema/shown-picture'
import { shortHash } from '../hash'
import type { PictureFile } from '../model/graph'
import { besideEntry } from './pictures'

type TextInput = {
  /** The file of the text. */
  file: string
  /** The names of the pictures that it shows. */
  sources: readonly string[]
  pictures: ReadonlyMap<string, PictureFile>
  components: ComponentTable
}

/**
 * The text of an article in which each component that shows a picture has what pages need for that. Its nodes are made lazily, since those
 * of most texts are never read: the texts have not changed.
 */
export function withPictures(body: Body, { file, sources, pictures, components }: TextInput): Body {
  const filesOf = (src: string) => required(pictures.get(besideEntry(file, src)), `the picture ${src} of ${file}`)
  const shown = ({ props, ...component }: BodyComponent): BodyComponent => {
    const { src, alt } = props.picture as { src: string; alt: string }
    const { width, height, stem, widths } = filesOf(src)
    return { ...component, props: { ...props, picture: { alt, width, height, stem, widths } satisfies ShownPicture } }
  }
  const visit = (node: BodyNode): BodyNode => {
    if (node.type === 'text') return node
    if (node.type === 'component' && components[node.name]?.isPicture) return shown(node)
    return { ...node, children: node.children.map(visit) }
  }
  const { words } = body
  const made = lruCached((): { nodes: SerializedNodes } => ({ nodes: serializeNodes(parseNodes(body.nodes).map(visit)) }))
  const files = sources.map(filesOf).map(({ width, height, stem, widths }) => [width, height, stem, widths])
  return Object.freeze({
    get nodes() {
      return made().nodes
    },
    // The search terms do not depend on picture files.
    get searchTerms() {
      return body.searchTerms
    },
    get headings() {
      return body.headings
    },
    get links() {
      return body.links
    },
    words,
    key: shortHash(JSON.stringify([body.key, files])),
  })
}

import { required } from '../../problems/problem'
import { type Body, type BodyComponent, type BodyNode, bodyNodes, nodesText } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import type { ShownPicture } from '../../schema/shown-picture'
import { shortHash } from '../hash'
import type { PictureFile } from '../model/graph'
import { besideEntry } from './pictures'

type TextInput = { /** The file of the text. */ file: string; pictures: ReadonlyMap<string, PictureFile>; components: ComponentTable }

/** The text of an article in which each component that shows a picture has what pages need for that. */
export function withPictures(body: Body, { file, pictures, components }: TextInput): Body {
  const shown = ({ props, ...component }: BodyComponent): BodyComponent => {
    const { src, alt } = props.picture as { src: string; alt: string }
    const { width, height, stem, widths } = required(pictures.get(besideEntry(file, src)), `the picture ${src} of ${file}`)
    return { ...component, props: { ...props, picture: { alt, width, height, stem, widths } satisfies ShownPicture } }
  }
  const visit = (node: BodyNode): BodyNode => {
    if (node.type === 'text') return node
    if (node.type === 'component' && components[node.name]?.isPicture) return shown(node)
    return { ...node, children: node.children.map(visit) }
  }
  const nodes = nodesText(bodyNodes(body.nodes).map(visit))
  const { headings, links, words } = body
  return { nodes, headings, links, words, key: shortHash(nodes) }
}

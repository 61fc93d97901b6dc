import { PAGE } from '../grid'
import type { StructureElement } from '../structure'

type Node = PDFKit.PDFStructureElement
/** Left, top, right and bottom of a picture on its page. */
export type Box = readonly [number, number, number, number]

/** Tags what is drawn as content of elements, or as artifacts, which screen readers skip. */
export type Tags = {
  /** Tags everything drawn from now on as content of the element. */
  content(element: StructureElement, box?: Box): void
  /** Tags everything drawn from now on as decoration, or as repeated on every page. */
  artifact(repeated?: boolean): void
  /** The structure element in the file. */
  nodeOf(element: StructureElement, box?: Box): Node
  /** Ends the tagged content of this page. */
  close(): void
}

const layoutOf = ([left, top, right, bottom]: Box) => ({
  O: 'Layout',
  Placement: 'Block',
  BBox: [left, PAGE.height - bottom, right, PAGE.height - top],
})

/** Tags for a document. Elements are added to the file with their first content, in drawing order. */
export function tagsFor(doc: PDFKit.PDFDocument): Tags {
  const nodes = new Map<StructureElement, Node>()
  let open: StructureElement | 'artifact' | 'repeated' | undefined

  function nodeOf(element: StructureElement, box?: Box): Node {
    const known = nodes.get(element)
    if (known) {
      // A picture whose caption is drawn first gets its bounding box only now.
      if (box && known.dictionary.data.A === undefined) known.dictionary.data.A = layoutOf(box)
      return known
    }
    const { role, parent, alt, scope, numbered } = element
    const node = doc.struct(role, { alt, scope })
    if (box) node.dictionary.data.A = layoutOf(box)
    if (numbered) node.dictionary.data.A = { O: 'List', ListNumbering: 'Decimal' }
    if (parent) nodeOf(parent).add(node)
    else doc.addStructure(node)
    nodes.set(element, node)
    return node
  }

  function close() {
    if (open !== undefined) doc.endMarkedContent()
    open = undefined
  }

  return {
    nodeOf,
    close,
    content(element, box) {
      if (open === element) return
      close()
      nodeOf(element, box).add(doc.markStructureContent(element.role))
      open = element
    },
    artifact(repeated = false) {
      const kind = repeated ? 'repeated' : 'artifact'
      if (open === kind) return
      close()
      doc.markContent('Artifact', { type: repeated ? 'Pagination' : 'Layout' })
      open = kind
    },
  }
}

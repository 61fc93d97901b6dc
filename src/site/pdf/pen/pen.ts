import type { StructureElement } from '../structure'
import { type Fragment, type Link, widthIn } from '../text/fragment'
import type { Line } from '../text/lines'
import { annotate, targetOf } from './links'
import { type Box, tagsFor } from './tags'

type Doc = PDFKit.PDFDocument

/** Where a line of text begins: the left end of its baseline. */
export type LineStart = { x: number; baseline: number }

/** Draws on the pages of a document, and tags everything drawn for screen readers. */
export type Pen = {
  /** Number of the current page, from 1. */
  readonly page: number
  /** Whether chapters have numbers: if there is a table of contents, and the titles have no numbers of their own. */
  readonly numbered: boolean
  /** A line of text as content of an element. Without an element it is a repetition, which screen readers skip. */
  line(element: StructureElement | undefined, line: Line, start: LineStart): void
  /** Decorative shapes, which screen readers skip. */
  decoration(draw: (doc: Doc) => void): void
  /** Shapes that are content of an element. `box` is the bounding box of a picture. */
  content(element: StructureElement, draw: (doc: Doc) => void, box?: Box): void
  newPage(): void
  /** Ends the last page. */
  end(): void
  /** Defines a named destination for links and bookmarks. */
  place(name: string, top: number): void
}

/** A pen for a document without pages. `origin` is that of the site. */
export function penFor(doc: Doc, { origin, numbered }: { origin: string; numbered: boolean }): Pen {
  const tags = tagsFor(doc)
  let page = 0
  /** The links of the current page. Their elements end with the page, or pdfkit would add them to a later one. */
  const links = new Map<Link, PDFKit.PDFStructureElement>()

  function linkNode(element: StructureElement, link: Link) {
    const known = links.get(link)
    if (known) return known
    const node = doc.struct('Link')
    tags.nodeOf(element).add(node)
    links.set(link, node)
    return node
  }

  function endPage() {
    tags.close()
    for (const node of links.values()) node.end()
    links.clear()
  }

  function draw({ text, face, style: { size, color, tracking = 0, features } }: Fragment, { x, baseline }: LineStart) {
    doc.font(face, size).fillColor(color)
    doc.text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(tracking !== 0 && { characterSpacing: tracking * size }),
      ...(features && { features: [...features] }),
    })
  }

  function drawLink(fragment: Fragment, start: LineStart, { element, link }: { element: StructureElement; link: Link }) {
    const node = linkNode(element, link)
    const { x, baseline } = start
    tags.close()
    node.add(doc.markStructureContent('Link'))
    draw(fragment, start)
    const { size, color } = fragment.style
    const target = targetOf(link, origin)
    // Links in a text must be recognizable without color; in a table of contents everything is a link.
    if ('address' in target) {
      const width = widthIn(fragment.text.trimEnd(), fragment.face, fragment.style)
      doc
        .moveTo(x, baseline + size * 0.18)
        .lineTo(x + width, baseline + size * 0.18)
        .lineWidth(0.4)
        .stroke(color)
    }
    doc.endMarkedContent()
    annotate(doc, { x, top: baseline - size, width: fragment.width, height: size * 1.3 }, { target, words: link.words, structParent: node })
  }

  return {
    get page() {
      return page
    },
    numbered,
    line(element, { fragments }, { x, baseline }) {
      let left = x
      for (const fragment of fragments) {
        const start = { x: left, baseline }
        if (element && fragment.link) drawLink(fragment, start, { element, link: fragment.link })
        else {
          if (element) tags.content(element)
          else tags.artifact(true)
          draw(fragment, start)
        }
        left += fragment.width
      }
    },
    decoration(shapes) {
      tags.artifact()
      shapes(doc)
    },
    content(element, shapes, box) {
      tags.content(element, box)
      shapes(doc)
    },
    end: endPage,
    newPage() {
      endPage()
      doc.addPage()
      page++
    },
    place(name, top) {
      doc.addNamedDestination(name, 'XYZ', null, top, null)
    },
  }
}

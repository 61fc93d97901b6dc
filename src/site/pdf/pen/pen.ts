import type { Element } from '../structure'
import { type Fragment, type Link, widthIn } from '../text/fragment'
import type { Line } from '../text/lines'
import { annotate, targetOf } from './links'
import { type Box, tagsFor } from './tags'

type Doc = PDFKit.PDFDocument

/** Draws on the pages of a document, and says what each thing is. */
export type Pen = {
  /** Number of the current page, from 1. */
  readonly page: number
  /** Whether chapters have numbers: they do where a list of contents shows them, and the text has no marks of its own. */
  readonly numbered: boolean
  /** A line of text as content of an element; without one, it is repeated from elsewhere, and not told again. */
  line(element: Element | undefined, line: Line, x: number, baseline: number): void
  /** Shapes that mean nothing by themselves. */
  decoration(draw: (doc: Doc) => void): void
  /** Shapes that are content of an element. `box` is where a picture is. */
  content(element: Element, draw: (doc: Doc) => void, box?: Box): void
  newPage(): void
  /** Ends the last page. */
  end(): void
  /** A place that links and bookmarks lead to. */
  place(name: string, top: number): void
}

/** A pen for a document without pages. `origin` is the address of the site. */
export function penFor(doc: Doc, { origin, numbered }: { origin: string; numbered: boolean }): Pen {
  const tags = tagsFor(doc)
  let page = 0
  /** The links of this page. Their elements end on it, or pdfkit would take them for those of a later one. */
  const links = new Map<Link, PDFKit.PDFStructureElement>()

  function linkNode(element: Element, link: Link) {
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

  function draw({ text, face, style: { size, color, tracking = 0, features } }: Fragment, x: number, baseline: number) {
    doc.font(face, size).fillColor(color)
    doc.text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(tracking !== 0 && { characterSpacing: tracking * size }),
      ...(features && { features: [...features] }),
    })
  }

  function drawLink(element: Element, link: Link, fragment: Fragment, x: number, baseline: number) {
    const node = linkNode(element, link)
    tags.close()
    node.add(doc.markStructureContent('Link'))
    draw(fragment, x, baseline)
    const { size, color } = fragment.style
    const target = targetOf(link, origin)
    // Color alone does not tell a link in a text; in a list of contents all is links.
    if ('address' in target) {
      const width = widthIn(fragment.text.trimEnd(), fragment.face, fragment.style)
      doc
        .moveTo(x, baseline + size * 0.18)
        .lineTo(x + width, baseline + size * 0.18)
        .lineWidth(0.4)
        .stroke(color)
    }
    doc.endMarkedContent()
    annotate(doc, { x, top: baseline - size, width: fragment.width, height: size * 1.3 }, target, link.words, node)
  }

  return {
    get page() {
      return page
    },
    numbered,
    line(element, { fragments }, x, baseline) {
      let left = x
      for (const fragment of fragments) {
        if (element && fragment.link) drawLink(element, fragment.link, fragment, left, baseline)
        else {
          if (element) tags.content(element)
          else tags.artifact(true)
          draw(fragment, left, baseline)
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

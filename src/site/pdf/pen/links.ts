import { absoluteAddress } from '../../../engine/lib/absolute-address'
import type { Area } from '../grid'
import type { Link } from '../text/fragment'
import { TextValue } from './text-value'

/** The target of a link: a URL, or a named destination in the document. */
type Target = { address: string } | { place: string }

/** Where a link leads, its words, and its element in the file. */
type Annotation = { target: Target; words: string; structParent: PDFKit.PDFStructureElement }

/** Adds the annotation of a link, over an area of the current page, to its element. */
export function annotate(doc: PDFKit.PDFDocument, { x, top, width, height }: Area, { target, words, structParent }: Annotation) {
  if ('place' in target) doc.goTo(x, top, width, height, target.place, { structParent, Contents: new TextValue(words) })
  else doc.link(x, top, width, height, target.address, { structParent, Contents: new TextValue(`${words} (${target.address})`) })
}

/** Prefix of addresses within the document. */
const PLACE = '#'

/** The address of a named destination in the document. */
export const placeAddress = (name: string): string => PLACE + name

/** The target of a link; addresses that begin with a slash belong to the site. An invalid URL stays as it is. */
export function targetOf({ href }: Link, origin: string): Target {
  if (href.startsWith(PLACE)) return { place: href.slice(PLACE.length) }
  return { address: absoluteAddress(href, { page: origin, origin }) }
}

import { wholeAddress } from '../../../engine/lib/whole-address'
import type { Link } from '../text/fragment'
import { TextValue } from './text-value'

type Area = { x: number; top: number; width: number; height: number }
/** The target of a link: a URL, or a named destination in the document. */
type Target = { address: string } | { place: string }

/** Adds the annotation of a link to its element. */
export function annotate(doc: PDFKit.PDFDocument, area: Area, target: Target, words: string, structParent: PDFKit.PDFStructureElement) {
  const { x, top, width, height } = area
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
  return { address: wholeAddress(href, { page: origin, origin }) }
}

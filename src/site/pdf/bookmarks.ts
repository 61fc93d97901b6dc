import { PAGE } from './grid'

/** Bookmarks as a tree: each heading below the last one of a higher level. */
export function bookmarksOf(doc: PDFKit.PDFDocument) {
  const parents: { level: number; item: PDFKit.PDFOutline }[] = []
  return (level: number, text: string, top: number) => {
    while ((parents.at(-1)?.level ?? 0) >= level) parents.pop()
    const parent = parents.at(-1)?.item ?? doc.outline
    // pdfkit counts `left` from the right edge.
    const item = parent.addItem(text, { top: Math.max(0, top - 24), left: PAGE.width })
    parents.push({ level, item })
  }
}

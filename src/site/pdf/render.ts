import PdfWriter from 'pdfkit'
import { type Logo, logoOf } from '../cards/logo'
import { flowOf } from './blocks/flow'
import type { LayoutContext } from './blocks/layout-context'
import { bookmarksOf } from './bookmarks'
import { haveOwnMarks } from './chapters'
import { contentsPieces, placeName } from './contents'
import { drawCover } from './cover'
import { FACES, faceOf } from './fonts/faces'
import { PAGE, spans } from './grid'
import { drawLastPage } from './last-page'
import { balancedPages, marksOf, type Page, pagesOf } from './pages'
import type { Pdf, PdfDocument } from './pdf-document'
import { type Pen, penFor } from './pen/pen'
import { TextValue } from './pen/text-value'
import { type Piece, startingWith } from './piece'
import { chapterOn, drawRunningHead } from './running-head'
import type { StructureElement } from './structure'
import { styles } from './styles'

/** Documents with more pages than this have a table of contents and numbered chapters. */
const LONG = 8
/** Least height that is kept on the page of the heading of a chapter, heading included, in points. */
const CHAPTER = 80
/** Creation date of a document without a date: a file must not depend on the day of the build. */
const NO_DATE = '2000-01-01'

/** The pieces of the text. Heading levels that a text skips are closed up in the roles. */
function textPieces(document: PdfDocument, element: StructureElement, logo: Logo | undefined): Piece[] {
  const counts = { figure: 0, table: 0 }
  let deepest = 1
  const setting: LayoutContext = {
    span: spans.text,
    element,
    prose: styles.body,
    words: document.words,
    language: document.language,
    logo,
    next: (kind) => ++counts[kind],
    headingRole(level) {
      deepest = Math.min(level + 1, deepest + 1)
      return deepest === 2 ? 'H2' : deepest === 3 ? 'H3' : 'H4'
    },
    flow: flowOf,
  }
  return flowOf(document.blocks, setting)
}

/** A flow in which the start of a chapter is never at the end of a page. */
function withWholeBeginnings(pieces: readonly Piece[]): Piece[] {
  const starts = [0, ...pieces.flatMap(({ mark }, index) => (mark?.level === 1 && index > 0 ? [index] : []))]
  return starts.flatMap((start, index) => startingWith(CHAPTER, pieces.slice(start, starts[index + 1])))
}

function open({ title, subtitle, language, publisher, date = NO_DATE }: PdfDocument): PDFKit.PDFDocument {
  const options: PDFKit.PDFDocumentOptions = {
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // No initial font: pdfkit would load one of its own.
    font: '',
    info: { Title: title, Author: publisher, Subject: subtitle, Creator: publisher, CreationDate: new Date(date) },
  }
  const doc = new PdfWriter(Object.assign(options, { subset: 'PDF/UA' }))
  // pdfkit has computed the id of the file from these values, so they must not depend on the day of the build either.
  Object.assign(doc.info, {
    Title: new TextValue(title),
    Author: new TextValue(publisher),
    Subject: new TextValue(subtitle),
    Creator: new TextValue(publisher),
  })
  for (const name of FACES) doc.registerFont(name, faceOf(name).font)
  return doc
}

function drawPage(pen: Pen, page: Page) {
  for (const { piece, top, gap } of page) piece.draw(pen, top, gap)
}

/** The bytes of a document that is being ended. */
function ended(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.end()
  })
}

/** The table of contents; the second level of headings is included only if it fits on one page. */
function contentsPages(contents: Omit<Parameters<typeof contentsPieces>[0], 'level'>, root: StructureElement): Page[] {
  const pagesTo = (level: number) => pagesOf(contentsPieces({ ...contents, level }, root))
  const whole = pagesTo(2)
  return whole.length === 1 ? whole : pagesTo(1)
}

/**
 * Renders a document as a tagged PDF (PDF/UA-1): cover, table of contents if it is long, text, last page. The same document gives the same
 * bytes. Characters that no font has become question marks: `missingGlyphs` reports them beforehand.
 */
export async function renderPdf(document: PdfDocument): Promise<Pdf> {
  const root: StructureElement = { role: 'Document' }
  const logo = document.blocks.some(({ kind }) => kind === 'logo') ? await logoOf(document.publisher) : undefined
  const pages = balancedPages(withWholeBeginnings(textPieces(document, root, logo)))
  const marks = marksOf(pages)
  const isLong = pages.length + 2 > LONG && marks.length > 1
  const numbered = isLong && !haveOwnMarks(marks.filter(({ level }) => level === 1).map(({ text }) => text))
  let before = 1
  const list = { title: document.words.contents, marks, numbered, before: () => before }
  const contents = isLong ? contentsPages(list, root) : []
  before += contents.length

  const doc = open(document)
  const pen = penFor(doc, { origin: document.origin, numbered })
  const bookmark = bookmarksOf(doc)
  pen.newPage()
  bookmark(1, document.title, 0)
  drawCover(pen, document, root)
  for (const [index, page] of contents.entries()) {
    pen.newPage()
    drawRunningHead(pen, document.title, document.words.contents)
    if (index === 0) bookmark(1, document.words.contents, 0)
    drawPage(pen, page)
  }
  for (const [index, page] of pages.entries()) {
    pen.newPage()
    drawRunningHead(pen, document.title, chapterOn(index, marks))
    for (const [at, mark] of marks.entries())
      if (mark.page === index) {
        pen.place(placeName(at), mark.top - 24)
        bookmark(mark.level, mark.text, mark.top)
      }
    drawPage(pen, page)
  }
  pen.newPage()
  bookmark(1, document.contact.title, 0)
  drawLastPage(pen, document, root)
  pen.end()
  return { bytes: await ended(doc), pages: pen.page }
}

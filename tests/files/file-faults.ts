import { extname } from 'node:path/posix'
import { xmlErrors } from '../support/xml'
import { FORMATS, NARROWER, pagesIn } from './file-formats'
import type { Naming } from './named-files'

/** A file as a host answers with it, and what pages say of it. */
export type ServedFile = { path: string; status: number; contentType: string; bytes: Buffer; namings: readonly Naming[] }

/** What is wrong with files: that they are not there, not of the type that they or a page says, or not of the size that a page states. */
export async function faultsIn(files: readonly ServedFile[]): Promise<string[]> {
  const found = await Promise.all(files.map(async (file) => (await faultsOf(file)).map((fault) => `${file.path} ${fault}`)))
  const xml = files.filter(({ path }) => /\.(?:xml|svg)$/.test(path))
  const malformed = xml.length > 0 ? await xmlErrors(xml.map(({ path, bytes }) => [path, bytes.toString()])) : []
  return [...found.flat(), ...malformed]
}

async function faultsOf({ path, status, contentType, bytes, namings }: ServedFile): Promise<string[]> {
  if (status !== 200) return [`answers with ${status}`]
  const format = FORMATS[extname(path).slice(1)]
  if (!format) return ['is of no known format']
  const mediaType = contentType.split(';', 1)[0] ?? ''
  const served = typeFaults(format.mediaType, mediaType, bytes).map((fault) => `is served as ${fault}`)
  const own = await format.fault(bytes)
  const pages = own === undefined && format.mediaType === 'application/pdf' ? await pagesIn(bytes) : undefined
  const said = namings.flatMap((naming) => [
    ...(naming.type === undefined ? [] : typeFaults(format.mediaType, naming.type, bytes).map((fault) => `is named as ${fault}`)),
    ...(naming.isDownload && mediaType === 'text/html' ? ['is a page that a link downloads'] : []),
    ...(mediaType === 'text/html' ? [] : statementFaults(naming, { mediaType: format.mediaType, size: bytes.length, pages })),
  ])
  return [...new Set([...(own === undefined ? [] : [own]), ...served, ...said])]
}

/** A media type that files of a format are not of. */
function typeFaults(of: string, said: string, bytes: Buffer): string[] {
  const narrower = NARROWER.get(said)
  const isRight = narrower ? narrower.of === of && bytes.toString().includes(narrower.holds) : said === of
  return isRight ? [] : [said || 'nothing']
}

/** Size in bytes up to which a drawing, such as the logo, loads at once on any line, so that nobody needs to know it beforehand. */
const SMALL_DRAWING = 10_000

const UNITS: Readonly<Record<string, number>> = { kB: 1000, MB: 1_000_000 }

/**
 * What a link says of size and pages and is not so; links that download have to state the size unless it is a small drawing, and those to a
 * PDF the pages.
 */
function statementFaults(
  { isDownload, text }: Naming,
  { mediaType, size, pages }: { mediaType: string; size: number; pages: number | undefined },
): string[] {
  const [, amount = '', unit = ''] = /(\d[\d,]*(?:\.\d+)?) (kB|MB)\b/.exec(text) ?? []
  const [, count] = /(\d[\d,]*) pages?\b/.exec(text) ?? []
  const step = (UNITS[unit] ?? 0) / 10 ** (amount.split('.')[1]?.length ?? 0)
  const isNear = Math.abs(numberIn(amount) * (UNITS[unit] ?? 0) - size) <= step / 2
  const isWrong = amount !== '' && !isNear
  const isSmallDrawing = mediaType === 'image/svg+xml' && size <= SMALL_DRAWING
  return [
    ...(isDownload && amount === '' && !isSmallDrawing ? [`is offered without its size by “${text}”`] : []),
    ...(isDownload && pages !== undefined && count === undefined ? [`is offered without its pages by “${text}”`] : []),
    ...(isWrong ? [`has ${size} bytes, not ${amount} ${unit}`] : []),
    ...(count !== undefined && numberIn(count) !== pages ? [`has ${pages} pages, not ${count}`] : []),
  ]
}

const numberIn = (text: string) => Number(text.replaceAll(',', ''))

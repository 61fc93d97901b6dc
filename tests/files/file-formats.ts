import ICAL from 'ical.js'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { parseAllDocuments } from 'yaml'

/** A format of files: its media type without parameters, and what is wrong with bytes that should be of it; undefined if nothing is. */
type FileFormat = { mediaType: string; fault: (bytes: Buffer) => Promise<string | undefined> | string | undefined }

/** What a function throws, as a fault. */
async function thrown(work: () => unknown): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  }
}

const textIn = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** Text that is no document of another format. */
const ofText = (bytes: Buffer) =>
  thrown(() => {
    const text = textIn(bytes)
    if (text.trim() === '') throw new Error('is empty')
    if (text.includes('\0')) throw new Error('is no text')
    if (/^\s*</.test(text)) throw new Error('is markup')
  })

const textOf = (mediaType: string): FileFormat => ({ mediaType, fault: ofText })

/** XML: that it is well-formed is found out for all files together. */
const xmlOf = (mediaType: string): FileFormat => ({
  mediaType,
  fault: (bytes) => (/^\s*(?:<\?xml |<!--|<[a-z])/i.test(bytes.toString()) ? undefined : 'is no XML'),
})

const pictureOf = (name: string): FileFormat => ({
  mediaType: `image/${name}`,
  fault: async (bytes) => {
    const found = await sharp(bytes)
      .metadata()
      .then(({ mediaType }) => mediaType)
      .catch(() => 'no picture')
    return found === `image/${name}` ? undefined : `is ${found}`
  },
})

const signed = (mediaType: string, signature: string): FileFormat => ({
  mediaType,
  fault: (bytes) => (bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1')) ? undefined : 'has another signature'),
})

const jsonOf = (mediaType: string): FileFormat => ({ mediaType, fault: (bytes) => thrown(() => JSON.parse(textIn(bytes))) })

/** The fields of each row of a table (RFC 4180). Throws if a quoted field does not end. */
function rowsOf(text: string): number[] {
  const withoutQuoted = text.replaceAll(/"(?:[^"]|"")*"/g, '')
  if (withoutQuoted.includes('"')) throw new Error('has a field that does not end')
  return withoutQuoted.split(/\r?\n/).flatMap((row) => (row === '' ? [] : [row.split(',').length]))
}

const csv: FileFormat = {
  mediaType: 'text/csv',
  fault: async (bytes) =>
    (await ofText(bytes)) ??
    thrown(() => {
      const [columns = 0, ...rows] = rowsOf(textIn(bytes))
      const wrong = rows.findIndex((count) => count !== columns)
      if (columns < 2 || rows.length === 0) throw new Error('is no table')
      if (wrong >= 0) throw new Error(`has ${rows[wrong]} columns in row ${wrong + 2}, and ${columns} in the first`)
    }),
}

const yaml: FileFormat = {
  mediaType: 'application/yaml',
  fault: async (bytes) =>
    (await ofText(bytes)) ??
    thrown(() => {
      for (const { errors, contents } of parseAllDocuments(textIn(bytes))) {
        if (errors[0]) throw errors[0]
        if (typeof contents?.toJSON() !== 'object') throw new Error('is no record')
      }
    }),
}

const ics: FileFormat = {
  mediaType: 'text/calendar',
  fault: (bytes) =>
    thrown(() => {
      const text = textIn(bytes)
      if (!text.startsWith('BEGIN:VCALENDAR\r\n') || !text.endsWith('END:VCALENDAR\r\n')) throw new Error('is no calendar')
      if (new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length === 0) throw new Error('has no event')
    }),
}

const pdf: FileFormat = {
  mediaType: 'application/pdf',
  fault: (bytes) =>
    thrown(async () => {
      if (!/^%PDF-\d\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) throw new Error('has no %PDF header')
      if (!bytes.subarray(-8).toString('latin1').trimEnd().endsWith('%%EOF')) throw new Error('has no %%EOF')
      await pagesIn(bytes)
    }),
}

/** The number of pages of a PDF. */
export async function pagesIn(bytes: Uint8Array): Promise<number> {
  const { numPages, loadingTask } = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  await loadingTask.destroy()
  return numPages
}

/** The formats of the files of a site, by their endings. Pages have none. */
export const FORMATS: Readonly<Record<string, FileFormat>> = {
  '': { mediaType: 'text/html', fault: (bytes) => (/^<!doctype html>/i.test(bytes.toString()) ? undefined : 'is no page') },
  pdf,
  ics,
  csv,
  yaml,
  md: textOf('text/markdown'),
  sql: textOf('application/sql'),
  txt: textOf('text/plain'),
  css: textOf('text/css'),
  js: textOf('text/javascript'),
  json: jsonOf('application/json'),
  webmanifest: jsonOf('application/manifest+json'),
  xml: xmlOf('application/xml'),
  svg: pictureOf('svg+xml'),
  png: pictureOf('png'),
  webp: pictureOf('webp'),
  avif: pictureOf('avif'),
  jpg: pictureOf('jpeg'),
  ico: signed('image/x-icon', '\0\0\x01\0'),
  woff2: signed('font/woff2', 'wOF2'),
}

/** Media types that say more than that of the format, and what only files of them hold. */
export const NARROWER: ReadonlyMap<string, { of: string; holds: string }> = new Map([
  ['application/atom+xml', { of: 'application/xml', holds: '<feed' }],
  ['application/rss+xml', { of: 'application/xml', holds: '<rss' }],
  ['application/opensearchdescription+xml', { of: 'application/xml', holds: '<OpenSearchDescription' }],
  ['application/feed+json', { of: 'application/json', holds: '"https://jsonfeed.org/version/' }],
])

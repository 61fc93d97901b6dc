import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** What the pages of a site weigh, in bytes as they travel. */
export type Weights = {
  /** HTML with its styles, by address. */
  html: ReadonlyMap<string, number>
  /** Every rule of styles that some page carries or asks for, once. */
  css: number
  /** Every script and font, by address. */
  assets: ReadonlyMap<string, number>
}

/** Brotli at its best, as hosts compress static files. */
const compressedSize = async (bytes: Uint8Array | string) => (await promisify(brotliCompress)(bytes)).length

/** Weighs pages of a built site, given by address, and all its scripts and fonts. Fonts are compressed as they are. */
export async function weigh(dist: string, documents: ReadonlyMap<string, string>): Promise<Weights> {
  const pages = await Promise.all(
    [...documents].map(async ([address, text]) => {
      const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
      return { address, size: await compressedSize(text), styles }
    }),
  )
  const names = await readdir(`${dist}/assets`)
  const files = names.filter((name) => name.endsWith('.css')).map((name) => readFile(`${dist}/assets/${name}`, 'utf8'))
  const sheets = [...pages.flatMap(({ styles }) => styles), ...(await Promise.all(files))]
  const rules = new Set(sheets.flatMap(rulesOf))
  const assets = names.map(async (name) => {
    const bytes = await readFile(`${dist}/assets/${name}`)
    return [`/assets/${name}`, name.endsWith('.woff2') ? bytes.length : await compressedSize(bytes)] as const
  })
  return {
    html: new Map(pages.map(({ address, size }) => [address, size])),
    css: await compressedSize([...rules].join('')),
    assets: new Map(await Promise.all(assets)),
  }
}

/** The rules of a style sheet, those of a layer without the layer: pages carry different parts of one. */
export const rulesOf = (css: string): string[] =>
  blocksOf(css).flatMap((block) => {
    const inner = /^@layer [^{;]+\{(.*)\}$/s.exec(block)?.[1]
    return inner === undefined ? [block] : rulesOf(inner)
  })

/** The outermost rules of a style sheet, in order. Braces in strings and comments count for nothing. */
export function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{};]/gs)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth > 0 || (token !== '}' && token !== ';')) continue
    blocks.push(css.slice(start, index + 1))
    start = index + 1
  }
  return blocks
}

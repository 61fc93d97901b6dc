import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of the structure tree of a page, with the text in it. */
export type Tag = { role: string; alt?: string; text: string; children: readonly Tag[] }

/**
 * A run of text on a page, in points from its lower left corner. `told` says whether the structure tree can name it; decoration cannot be
 * named.
 */
type Placed = { text: string; x: number; y: number; width: number; height: number; isTagged: boolean }

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: readonly Node[] }

const PAINTING: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.constructPath,
  OPS.stroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
])

/** Opens a PDF as pdf.js reads it. */
export async function pdfFile(bytes: Uint8Array) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)))

  /** The texts of a page by the id of their marked content; `placed` also has those of decoration. */
  async function textsOf(page: (typeof pages)[number]) {
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const contents = new Map<string, string>()
    const placed: Placed[] = []
    const open: (string | null)[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((one) => one !== null)
        const text = item.str + (item.hasEOL ? '\n' : '')
        if (id) contents.set(id, (contents.get(id) ?? '') + text)
        const [x = 0, y = 0] = item.transform.slice(4)
        if (item.str.trim() !== '')
          placed.push({ text: item.str, x, y, width: item.width, height: item.height, isTagged: id !== undefined })
        if (item.str.trim() !== '' && open.length === 0) throw new Error(`${JSON.stringify(item.str)} is in no marked content`)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? null)
    }
    return { contents, placed }
  }

  async function treeOf(page: (typeof pages)[number]): Promise<readonly Tag[]> {
    const { contents } = await textsOf(page)
    const tagOf = ({ role = '', alt, children = [] }: Node): Tag => ({
      role,
      alt,
      text: children.map((child) => (child.role ? tagOf(child).text : (contents.get(child.id ?? '') ?? ''))).join(''),
      children: children.filter((child) => child.role).map(tagOf),
    })
    return tagOf((await page.getStructTree()) ?? {}).children
  }

  return {
    pages: file.numPages,
    info: await file.getMetadata(),
    marks: await file.getMarkInfo(),
    preferences: await file.getViewerPreferences(),
    outline: await file.getOutline(),
    /** The structure tree of each page. */
    trees: await Promise.all(pages.map(treeOf)),
    placed: await Promise.all(pages.map(async (page) => (await textsOf(page)).placed)),
    /** The ids of the contents that the structure tree of each page names. */
    contents: await Promise.all(
      pages.map(async (page) => {
        const named: string[] = []
        const walk = (node: Node) => {
          if (node.type === 'content' && node.id) named.push(node.id)
          node.children?.forEach(walk)
        }
        walk((await page.getStructTree()) ?? {})
        return named
      }),
    ),
    links: await Promise.all(pages.map((page) => page.getAnnotations())),
    /** The number of painting operators outside of all marked content, for each page. */
    unmarked: await Promise.all(
      pages.map(async (page) => {
        const { fnArray } = await page.getOperatorList()
        let depth = 0
        let count = 0
        for (const operator of fnArray) {
          if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++
          if (operator === OPS.endMarkedContent) depth--
          if (depth === 0 && PAINTING.has(operator)) count++
        }
        return count
      }),
    ),
  }
}

/** The roles in a structure tree, a line each, indented. */
export const rolesIn = (tags: readonly Tag[], depth = 0): string =>
  tags.map(({ role, children }) => `${'  '.repeat(depth)}${role}\n${rolesIn(children, depth + 1)}`).join('')

/** All elements with one of some roles, in reading order. */
export const allOf = (tags: readonly Tag[], ...roles: readonly string[]): Tag[] =>
  tags.flatMap((tag) => [...(roles.includes(tag.role) ? [tag] : []), ...allOf(tag.children, ...roles)])

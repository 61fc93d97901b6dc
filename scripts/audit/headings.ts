import type { Finding } from './finding'

/** A heading: its level, and its words without markup. */
export type Heading = { level: number; text: string }

/** The headings of a page in order. Those in templates are left out, since they are not in the document yet. */
export function headingsOf(html: string): Heading[] {
  const markup = html.replace(/<!--.*?-->|<(script|style|template)\b.*?<\/\1>/gs, '')
  return [...markup.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, content = '']) => ({
    level: Number(level),
    text: content
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

/** Mistakes in the outline of a page: other than one heading of level 1, and headings that skip a level. */
export function headingFindings(address: string, headings: readonly Heading[]): Finding[] {
  const finding = (message: string, shown: readonly Heading[]): Finding => ({
    address,
    tool: 'html',
    rule: 'headings',
    message,
    where: shown.map(({ level, text }) => `h${level} “${text}”`).join(', '),
  })
  const titles = headings.filter(({ level }) => level === 1)
  const skipped = headings.flatMap((heading, index) => {
    const before = headings.slice(Math.max(0, index - 1), index)
    const above = before[0]?.level ?? 0
    if (heading.level <= above + 1) return []
    const position = above === 0 ? 'is the first' : `follows one of level ${above}`
    return finding(`A heading of level ${heading.level} ${position}.`, [...before, heading])
  })
  return titles.length === 1 ? skipped : [finding(`There are ${titles.length} headings of level 1; a page has one.`, titles), ...skipped]
}

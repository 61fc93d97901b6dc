import type { Locator } from '@playwright/test'

/** Measures of the net of the hero as it is visible. */
export type ShownNet = {
  /** How far each point is from the nearest end of a line, in pixels. */
  apart: number[]
  /** Words that are broken over two lines. */
  broken: string[]
  /** Names that lie over the point of another. */
  covering: string[]
}

/** Measures the net in rows or in columns, whichever is visible. */
export const shownNet = (net: Locator): Promise<ShownNet> =>
  net.evaluate((net) => {
    const shown = [...net.querySelectorAll('.net, .column-net')].find((part) => part.checkVisibility())
    const lines = shown?.querySelector<SVGPathElement>('path')
    const matrix = lines?.getScreenCTM() ?? undefined
    const ends = [...`${lines?.getAttribute('d')}`.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) =>
      new DOMPoint(Number(x), Number(y)).matrixTransform(matrix),
    )
    const links = [...(shown?.querySelectorAll('a') ?? [])]
    // The point of a name, as styles place it: at an end of the name in columns and in the middle row, else above or below its center.
    const centerOf = (link: HTMLElement, half: number) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      if (shown?.className === 'column-net') return { x: link.closest('ul + ul') ? left : right, y: (top + bottom) / 2 }
      const row = link.closest('ul')?.className
      if (link.closest('.beside')) return { x: left + half, y: (top + bottom) / 2 }
      const x = row !== 'middle' ? (left + right) / 2 : link.closest('.start') ? left + half : right - half
      return { x, y: row === 'bottom' ? top + half : bottom - half }
    }
    const points = links.map((link) => {
      const half = Number.parseFloat(getComputedStyle(link.parentElement ?? link).getPropertyValue('--point')) * 8
      return { link, half, ...centerOf(link, half) }
    })
    const rectsOf = (text: Node, from = 0, to = text.textContent?.length ?? 0) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return [...range.getClientRects()].filter(({ width }) => width > 1)
    }
    const textsOf = (link: Element) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      return texts
    }
    const wordsOf = (text: Node) => [...`${text.textContent}`.matchAll(/[\p{L}\d]+/gu)]
    const isOver = ({ left, right, top, bottom }: DOMRect, { x, y, half }: (typeof points)[number]) =>
      left < x + half && right > x - half && top < y + half && bottom > y - half
    return {
      apart: points.map(({ x, y }) => Math.min(...ends.map((end) => Math.hypot(end.x - x, end.y - y)))),
      broken: links.flatMap(textsOf).flatMap((text) =>
        wordsOf(text)
          .filter(({ 0: word, index }) => rectsOf(text, index, index + word.length).length > 1)
          .map(([word]) => word),
      ),
      covering: links
        .filter((link) => {
          const others = points.filter((point) => point.link !== link)
          return textsOf(link).some((text) => rectsOf(text).some((rect) => others.some((point) => isOver(rect, point))))
        })
        .map(({ textContent }) => textContent),
    }
  })

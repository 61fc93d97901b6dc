import { RUNNING_HEAD, spans } from './grid'
import type { PlacedMark } from './pages'
import { colors } from './palette'
import type { Pen } from './pen/pen'
import { styles } from './styles'
import { oneLine } from './text/lines'

const NUMBER = { ...styles.running, face: 'sansSemibold', color: colors.text } as const

/** The publisher, the title or the chapter, and the number of the page. It is the same on all pages, so it is not told again. */
export function drawRunningHead(pen: Pen, publisher: string, text: string) {
  const { x, width } = spans.wide
  const number = oneLine(`${pen.page}`, NUMBER, width)
  pen.line(undefined, oneLine(publisher, styles.running, spans.side.width), spans.side.x, RUNNING_HEAD)
  pen.line(undefined, oneLine(text, styles.running, spans.text.width), x, RUNNING_HEAD)
  pen.line(undefined, number, x + width - number.width, RUNNING_HEAD)
}

/** The chapter at the top of a page: the one that begins there, else the one before. */
export function chapterOn(page: number, marks: readonly PlacedMark[]): string | undefined {
  const chapters = marks.filter(({ level, page: own }) => level === 1 && own <= page)
  const here = chapters.find((mark) => mark.page === page)
  return (here && here.top <= 120 ? here : (chapters.findLast((mark) => mark.page < page) ?? here))?.text
}

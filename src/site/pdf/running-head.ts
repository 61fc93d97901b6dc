import { columns, RUNNING_HEAD } from './grid'
import type { PlacedMark } from './pages'
import { colors } from './palette'
import type { Pen } from './pen/pen'
import { styles } from './styles'
import { oneLine } from './text/lines'

const NUMBER = { ...styles.running, face: 'sansSemibold', color: colors.text } as const

const LEFT = columns(1, 6)
const RIGHT = columns(7, 12)
const NUMBER_COLUMN = 30

/** The title, the chapter if there is one, and the page number. Screen readers skip it, as it is repeated on all pages. */
export function drawRunningHead(pen: Pen, title: string, chapter?: string) {
  const end = RIGHT.x + RIGHT.width
  const number = oneLine(`${pen.page}`, NUMBER, NUMBER_COLUMN)
  pen.line(undefined, oneLine(title, styles.running, LEFT.width), { x: LEFT.x, baseline: RUNNING_HEAD })
  if (chapter !== undefined) {
    const line = oneLine(chapter, styles.running, RIGHT.width - NUMBER_COLUMN)
    pen.line(undefined, line, { x: end - NUMBER_COLUMN - line.width, baseline: RUNNING_HEAD })
  }
  pen.line(undefined, number, { x: end - number.width, baseline: RUNNING_HEAD })
}

/** The chapter in the running head of a page: the one that begins there, else the previous one. */
export function chapterOn(page: number, marks: readonly PlacedMark[]): string | undefined {
  const chapters = marks.filter(({ level, page: own }) => level === 1 && own <= page)
  const here = chapters.find((mark) => mark.page === page)
  return (here && here.top <= 120 ? here : (chapters.findLast((mark) => mark.page < page) ?? here))?.text
}

import { colors } from '../palette'
import type { Run } from '../pdf-document'
import type { TextStyle } from '../styles'
import { type Fragment, fragmentsOf, type Link, totalWidth, widthIn } from './fragment'

/** A unit that is not broken: fragments, and the width of the space after them, if there is one. */
export type Word = { fragments: Fragment[]; width: number; space: number; forced?: boolean }

/**
 * Where a line may break without a space: after a dash between letters, and after a hyphen or a slash between parts of four letters or
 * more.
 */
const INSIDE = /(?<=\p{L}[–—])(?=\p{L})|(?<=\p{L}{4}[-/])(?=\p{L}{4})/u
/** Tolerance for widths that were added up in another order. */
const ROUNDING = 0.01

/** Where an address longer than a line breaks. */
const IN_ADDRESS = /(?<=[/.?&=_-])(?=[^/.?&=_-])/

/** The style of a run inside a text of another style. */
function styleOf({ style, href }: Run, base: TextStyle): TextStyle {
  const color = href === undefined ? base.color : colors.brand
  if (style === 'strong') {
    const size = base.face === 'text' ? base.size * 0.92 : base.size
    return { ...base, color, face: 'sansSemibold', size, tracking: -0.006 }
  }
  if (style === 'emphasis') return { ...base, color, face: base.face === 'textItalic' ? 'text' : 'textItalic' }
  if (style === 'code') return { ...base, color, face: 'mono', size: base.size * 0.84, tracking: 0 }
  return { ...base, color }
}

const wordOf = (fragments: Fragment[]): Word => ({ fragments, width: totalWidth(fragments), space: 0 })

/** The style of a text, and the link that it belongs to. */
type Look = { style: TextStyle; link?: Link }

/** Cuts a text that is wider than a line: an address at its separators, other text between letters. */
function cut(text: string, look: Look, width: number): Word[] {
  const { style, link } = look
  const parts = text.split(IN_ADDRESS)
  if (parts.length > 1) {
    const words: Word[] = []
    for (const part of parts) words.push(...fitting(part, look, width))
    return words
  }
  const words: Word[] = []
  let line = ''
  for (const character of text) {
    if (line !== '' && widthIn(line + character, style.face, style) > width) {
      words.push(wordOf(fragmentsOf(line, style, link)))
      line = ''
    }
    line += character
  }
  return [...words, wordOf(fragmentsOf(line, style, link))]
}

function fitting(text: string, look: Look, width: number): Word[] {
  const word = wordOf(fragmentsOf(text, look.style, look.link))
  return word.width > width + ROUNDING && text.length > 1 ? cut(text, look, width) : [word]
}

/**
 * The words of a text. None is wider than `width`. A word may have fragments of several runs, such as a bold word with a comma that is not
 * bold.
 */
export function wordsOf(runs: readonly Run[], base: TextStyle, width: number): Word[] {
  const words: Word[] = []
  let open = false
  const add = (word: Word) => {
    const last = words.at(-1)
    if (open && last && last.width + word.width <= width) {
      last.fragments.push(...word.fragments)
      last.width += word.width
      last.space = word.space
    } else words.push(word)
  }
  for (const run of runs) {
    const style = styleOf(run, base)
    const look = { style, link: run.href === undefined ? undefined : { href: run.href, words: run.text } }
    for (const part of run.text.split(/([ \t\r\n\u2028\u2029]+)/)) {
      if (part === '') continue
      if (/^[ \t\r\n\u2028\u2029]/.test(part)) {
        const last = words.at(-1)
        if (last && open) last.space = widthIn(' ', style.face, style)
        if (last && part.includes('\u2028')) last.forced = true
        open = false
        continue
      }
      const isWhole = style.whole === true && widthIn(part, style.face, style) <= width
      for (const [index, piece] of (isWhole ? [part] : part.split(INSIDE)).entries()) {
        for (const [at, word] of fitting(piece, look, width).entries()) {
          if (index > 0 || at > 0) open = false
          add(word)
          open = true
        }
      }
    }
  }
  return words
}

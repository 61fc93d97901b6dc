import type { HastNode } from 'satteri'
import { nearest } from '../../lib/nearest.mjs'
import { type Place, problem, type SiteProblem } from '../../problems/problem'
import type { CodeInfo } from '../../schema/body'
import { codeLanguages, isCodeLanguage } from './highlight'
import { MAXIMUM_SIBLINGS, TOO_LONG } from './mdx-work'

type HastElement = Extract<HastNode, { type: 'element' }>

/** What the words after the opening fence of code say, or what is wrong: an unknown language, other words, or too many lines. */
type ReadCode = { kind: 'valid'; info: CodeInfo | undefined } | WrongCode
type WrongCode = { kind: 'long' } | { kind: 'language'; name: string; near: string | undefined } | { kind: 'words'; reason: string }

/** A title in quotes, or lines in braces, such as `{1,3-5}`. */
const WORD = /^(?:title="(?<title>[^"]*)"|\{(?<lines>[\d,\s-]*)\})(?:\s+|$)/

const LONGEST_TITLE = 80

/** Reads the language, title and marked lines of an element `pre`. */
function readCode({ children }: HastElement): ReadCode {
  const code = children.find((child): child is HastElement => child.type === 'element')
  const text = code?.children.map((child) => (child.type === 'text' ? child.value : '')).join('') ?? ''
  const count = text.replace(/\n$/, '').split('\n').length
  if (count > MAXIMUM_SIBLINGS) return { kind: 'long' }
  const { lang, meta } = (code?.data ?? {}) as { lang?: string | null; meta?: string | null }
  if (!code || lang == null) return { kind: 'valid', info: undefined }
  const language = lang.toLowerCase()
  if (!isCodeLanguage(language)) return { kind: 'language', name: lang, near: nearest(language, codeLanguages()) }
  return readWords(meta ?? '', { language, count })
}

/** The metadata of the code of an element `pre`, or its problem. */
export function codeAt(node: HastElement, place: Place): { info?: CodeInfo; problem?: SiteProblem } {
  const read = readCode(node)
  return read.kind === 'valid' ? { ...(read.info && { info: read.info }) } : { problem: problemOf(read, place) }
}

function problemOf(wrong: WrongCode, place: Place): SiteProblem {
  switch (wrong.kind) {
    case 'long':
      return problem('mdx/syntax', place, TOO_LONG)
    case 'language':
      return problem('mdx/language', place, wrong.name, wrong.near)
    case 'words':
      return problem('mdx/code-words', place, wrong.reason)
  }
}

function readWords(meta: string, { language, count }: { language: string; count: number }): ReadCode {
  const info: CodeInfo = { language }
  for (let rest = meta.trim(); rest !== ''; ) {
    const { 0: word = '', groups } = WORD.exec(rest) ?? {}
    if (word === '') return { kind: 'words', reason: `\`${rest}\` is neither a title nor a list of lines` }
    if (groups?.title !== undefined) info.title = groups.title
    if (groups?.lines !== undefined) info.marked = linesOf(groups.lines)
    rest = rest.slice(word.length)
  }
  if (info.title !== undefined && (info.title.trim() === '' || info.title.length > LONGEST_TITLE))
    return { kind: 'words', reason: `a title has from 1 to ${LONGEST_TITLE} characters` }
  if (info.marked?.length === 0) return { kind: 'words', reason: 'lines to mark are numbers and ranges, such as `{1,3-5}`' }
  const beyond = info.marked?.find((line) => line < 1 || line > count)
  if (beyond !== undefined)
    return { kind: 'words', reason: `there is no line ${beyond}; this code has ${count === 1 ? 'one line' : `${count} lines`}` }
  return { kind: 'valid', info }
}

/** The numbers that a list such as `1,3-5` names, in order; none if it is no such list. */
function linesOf(list: string): number[] {
  const ranges = list.split(',').map((part) => /^\s*(\d{1,6})(?:-(\d{1,6}))?\s*$/.exec(part))
  const lines = ranges.flatMap((range) => {
    const first = Number(range?.[1] ?? 0)
    const last = Number(range?.[2] ?? first)
    if (range === null || last < first || last > MAXIMUM_SIBLINGS) return [Number.NaN]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return lines.some(Number.isNaN) ? [] : [...new Set(lines)].toSorted((a, b) => a - b)
}

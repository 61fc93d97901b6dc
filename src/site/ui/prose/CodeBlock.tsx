import { createElement, Fragment, type ReactNode } from 'react'
import type { CodeToken, codeLines } from '../../../engine/content/mdx/highlight'
import type { CodeInfo } from '../../../engine/schema/body'
import { CopyButton, type CopyWords } from '../layout/CopyButton'

/** What blocks of code are shown with: words, and what finds the parts of code, which a browser never loads. */
export type CodeSetting = { words: CopyWords; linesOf: typeof codeLines }

type CodeBlockProps = CodeSetting & { code: string; info?: CodeInfo }

/** A block of code: its title or language, its parts in colors, marked lines, and a button that copies it (islands/copy-code). */
export function CodeBlock({ code, info: { language, title, marked = [] } = {}, words, linesOf }: CodeBlockProps) {
  const lines = linesOf(code.replace(/\n$/, ''), language)
  return (
    <figure className="code-block">
      <figcaption>
        <span>{title ?? language}</span>
        <CopyButton words={words} />
      </figcaption>
      <pre>
        <code>{lines.map((line, index) => lineView(line, { number: index + 1, marked }))}</code>
      </pre>
    </figure>
  )
}

/** Columns from which on a line is deep: where it is wrapped, it goes on further to the right. */
const DEEP = 4

/** Whether a line begins deep. */
const isDeep = (line: readonly CodeToken[]): boolean =>
  line
    .map(({ text }) => text)
    .join('')
    .replaceAll('\t', '  ')
    .search(/\S/) >= DEEP

/** A line and its end. The lines of code never change, so that their numbers are their keys, and the parts of one need none. */
function lineView(line: readonly CodeToken[], { number, marked }: { number: number; marked: readonly number[] }): ReactNode {
  const parts = line.map(({ text, kind }) => (kind === undefined ? text : createElement('span', { className: `code-${kind}` }, text)))
  const view = createElement(marked.includes(number) ? 'mark' : 'span', { 'data-deep': isDeep(line) ? '' : undefined }, ...parts)
  // The end is outside, so that copied code has each line once.
  return createElement(Fragment, { key: number }, view, '\n')
}

import { createElement, Fragment, type ReactNode } from 'react'
import type { CodeToken, codeLines } from '../../../engine/content/mdx/highlight'
import type { CodeInfo } from '../../../engine/schema/body'
import { CopyButton, type CopyWords } from '../layout/CopyButton'

/** What code blocks are rendered with: words, and the highlighter, which browsers never load. */
export type CodeSetting = { words: CopyWords; linesOf: typeof codeLines }

type CodeBlockProps = CodeSetting & { code: string; info?: CodeInfo }

/** A code block: its title or language, highlighted code, marked lines, and a button that copies it (islands/copy-code). */
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

/** Indentation in columns from which a line counts as deep: its wrapped parts are indented further. */
const DEEP = 4

/** Whether a line is deeply indented. */
const isDeep = (line: readonly CodeToken[]): boolean =>
  line
    .map(({ text }) => text)
    .join('')
    .replaceAll('\t', '  ')
    .search(/\S/) >= DEEP

/** A line and its line end. The lines of code never change, so their numbers are used as keys, and the parts of a line need none. */
function lineView(line: readonly CodeToken[], { number, marked }: { number: number; marked: readonly number[] }): ReactNode {
  const parts = line.map(({ text, kind }) => (kind === undefined ? text : createElement('span', { className: `code-${kind}` }, text)))
  const view = createElement(marked.includes(number) ? 'mark' : 'span', { 'data-deep': isDeep(line) ? '' : undefined }, ...parts)
  // The line end is outside of the element, so that copied code has single line ends.
  return createElement(Fragment, { key: number }, view, '\n')
}

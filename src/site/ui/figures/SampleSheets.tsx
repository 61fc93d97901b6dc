import { nonBreakingNumbers } from '../../../engine/lib/non-breaking'
import { Heading, type HeadingLevel } from '../layout/Heading'

/** A part of a sheet: a text, or a table whose first column names the subject of each row. */
type SheetPart = { title: string; text?: string; columns?: readonly string[]; rows?: readonly (readonly string[])[] }

/** A document page by page, or its empty form. */
type SampleSheet = {
  title: string
  line: string
  pages: readonly { parts: readonly SheetPart[] }[]
  form?: { label: string; href: string }
}

export type SampleSheetsProps = {
  sheets: readonly SampleSheet[]
  /** Name of the firm, at the head of every document. */
  name: string
  /** The mark of every sheet as a sample. */
  mark: string
  level: HeadingLevel
  /** Id of the heading that names them. */
  labelledBy: string
}

/** Documents that clients get, styled like paper and marked as samples. A document with two pages lies open. */
export function SampleSheets({ sheets, name, mark, level, labelledBy }: SampleSheetsProps) {
  // On phones they scroll, and a scrollable area must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1). In wide windows
  // islands/scroll-area makes it no stop of the Tab key.
  const scrollable = { role: 'group', tabIndex: 0, 'data-enhance': 'scroll-area', 'aria-labelledby': labelledBy }
  return (
    <div className="sample-sheets" {...scrollable}>
      {sheets.map(({ title, line, pages, form }) => (
        <article key={title} data-kind={pages.length > 1 ? 'spread' : undefined}>
          {pages.map(({ parts }, index) => (
            <div key={parts[0]?.title} className="sheet" data-scheme="light">
              <p className="letterhead">
                {index === 0 ? name : title}{' '}
                <span>
                  {mark}
                  {pages.length > 1 && ` ${index + 1}/${pages.length}`}
                </span>
              </p>
              {index === 0 && (
                <>
                  <Heading level={level}>{title}</Heading>
                  <p className="line">{line}</p>
                </>
              )}
              {parts.map((part) => (
                <Part key={part.title} {...part} />
              ))}
              {index === pages.length - 1 && form && (
                <a className="link" href={form.href}>
                  {form.label}
                </a>
              )}
            </div>
          ))}
        </article>
      ))}
    </div>
  )
}

function Part({ title, text, columns, rows }: SheetPart) {
  if (!rows)
    return (
      <p>
        <b>{title}</b> {text}
      </p>
    )
  return (
    <table>
      <caption>{title}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, second = '', third]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            <td data-head={columns?.[1]}>{nonBreakingNumbers(second)}</td>
            {third !== undefined && <td data-head={columns?.[2]}>{third}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

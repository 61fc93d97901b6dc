import { Heading } from '../layout/Heading'

export type NumberedRowsProps = {
  /** A name and its explanation for each row. */
  rows: readonly { title: string; description: string }[]
}

/** Names with their explanations as wide rows, numbered in the margin: the problems that a service or an industry has to solve. */
export const NumberedRows = ({ rows }: NumberedRowsProps) => (
  <ol className="numbered-rows">
    {rows.map(({ title, description }) => (
      <li key={title} className="grid">
        <Heading level={3} className="c4">
          {title}
        </Heading>
        <p className="c5">{description}</p>
      </li>
    ))}
  </ol>
)

/** A value before and after, as they are written, and what it means. */
export type Change = {
  before: string
  after: string
  /** The word between both, read aloud in place of the arrow. */
  to: string
  outcome: string
}

/** What one client has measured. */
export type ProvedChange = Change & { client: string }

/**
 * What changed, large: whose change it is, if that is said, the value before, an arrow and the value after, with the outcome below, unless
 * that is said elsewhere.
 */
export function ChangeFigure({ client, before, after, to, outcome }: Omit<Change, 'outcome'> & Partial<ProvedChange>) {
  return (
    <p className="change-figure">
      {client !== undefined && <b>{client} </b>}
      <span className="values">
        <span>{before}</span>
        <b>
          <span className="arrow">
            <span className="sr"> {to} </span>
          </span>
          {after}
        </b>
      </span>
      {outcome !== undefined && <span className="outcome"> {outcome}</span>}
    </p>
  )
}

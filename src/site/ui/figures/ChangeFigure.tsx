/** A value before and after, as text, and what it means. */
export type Change = {
  before: string
  after: string
  /** The word between both values, read aloud instead of the arrow. */
  to: string
  outcome: string
}

/** A change that one client has measured. */
export type ProvedChange = Change & { client: string }

/** A change in large type: the client if given, the value before, an arrow and the value after, with the outcome below if given. */
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

import type { ReactNode } from 'react'
import { Meta, type MetaItem } from '../layout/Meta'
import { DayDate, type DayDateProps } from './DayDate'

export type ActionRowProps = {
  /** Date at the start, for events. */
  day?: DayDateProps
  title: string
  text?: string
  /** Kind, date and size, for documents. */
  meta?: readonly MetaItem[]
  /** A small button at the end. */
  action?: ReactNode
}

/** A row of a register with a button at its end: a document or an event. */
export function ActionRow({ day, title, text, meta, action }: ActionRowProps) {
  return (
    <li className="grid">
      {day && (
        <div className="c3">
          <DayDate {...day} />
        </div>
      )}
      <div className={meta ? 'c5' : 'c6'}>
        <h3>{title}</h3>
        {text && <p className="excerpt">{text}</p>}
      </div>
      {meta && (
        <div className="c3">
          <Meta items={meta} />
        </div>
      )}
      {action && <div className={meta ? 'c4 end' : 'c3 end'}>{action}</div>}
    </li>
  )
}

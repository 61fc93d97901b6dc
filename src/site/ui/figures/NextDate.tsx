import { DayDate, type DayDateProps } from './DayDate'

export type NextDateProps = { label: string; day: DayDateProps; title: string; href: string }

/** What comes next, with its day at the largest size. */
export const NextDate = ({ label, day, title, href }: NextDateProps) => (
  <div className="next-date">
    <p className="muted">{label}</p>
    <DayDate {...day} />
    <p className="text-lg">
      <a href={href}>{title}</a>
    </p>
  </div>
)

import type { ReactNode } from 'react'

/** Something that a control may say once it has acted. */
export type Notice = { name: string; says: ReactNode }

/** What the controls beside it may say, all of it hidden: a script shows one at a time (islands/notices). */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className="small full" role="status">
      {notices.map(({ name, says }) => (
        <p key={name} data-notice={name} hidden>
          {says}
        </p>
      ))}
    </div>
  )
}

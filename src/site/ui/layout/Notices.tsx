import type { ReactNode } from 'react'

/** A message to show after a control was used. */
export type Notice = { name: string; says: ReactNode }

/** The messages of nearby controls, all hidden. A script shows one at a time (islands/notices). */
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

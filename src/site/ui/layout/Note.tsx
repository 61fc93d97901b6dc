import type { ReactNode } from 'react'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

export type NoteTone = 'note' | 'good' | 'bad'

export type NoteProps = {
  /** Advice, success or failure. A sign and words say it too: color never stands alone. */
  tone?: NoteTone
  /** Left out: a check, or the warning sign of a failure. */
  icon?: IconName
  /** First words, in bold. */
  title?: string
  /** `alert` for a failure that has just happened, `status` for a success. */
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** A message that stands out: colored edge, tinted ground, a sign. */
export function Note({ tone = 'note', icon = tone === 'bad' ? 'alert' : 'check', title, role, children }: NoteProps) {
  return (
    <div className={tone === 'note' ? 'note' : `note ${tone}`} role={role}>
      <Icon name={icon} />
      <div>
        {title && <b>{title}</b>} {children}
      </div>
    </div>
  )
}

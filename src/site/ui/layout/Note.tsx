import type { ReactNode } from 'react'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

export type NoteTone = 'note' | 'good' | 'bad' | 'caution'

export type NoteProps = {
  /** Advice, success, failure, or a reservation of an author. An icon and words express it too: color must not be the only sign. */
  tone?: NoteTone
  /** By default a check mark, or a warning sign for a failure. */
  icon?: IconName
  /** The first words, in bold. */
  title?: string
  children?: ReactNode
}

/** A highlighted message: colored edge, tinted background and an icon. */
export function Note({ tone = 'note', icon = tone === 'bad' || tone === 'caution' ? 'alert' : 'check', title, children }: NoteProps) {
  return (
    <div className={tone === 'note' ? 'note' : `note ${tone}`}>
      <Icon name={icon} />
      <div>
        {title && <b>{title}</b>} {children}
      </div>
    </div>
  )
}

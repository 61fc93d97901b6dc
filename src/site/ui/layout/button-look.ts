import type { IconName } from '../media/icons'

/** `action` starts a conversation and stands once in a view; `primary` is solid, `line` an outline, `bare` neither. */
export type ButtonKind = 'action' | 'primary' | 'line' | 'bare'

/** What buttons and links that look like one have in common. */
export type ButtonLook = {
  kind?: ButtonKind
  /** 44 px high instead of 48. */
  small?: boolean
  /** A sign in front of the words. */
  icon?: IconName
  /** Fills its column. */
  full?: boolean
  /** What is read aloud, where the words alone do not say enough. It holds the words. */
  label?: string
}

export const buttonClass = ({ kind = 'primary', small, full }: ButtonLook): string =>
  ['button', kind === 'primary' ? '' : kind, small ? 'small' : '', full ? 'full' : ''].filter(Boolean).join(' ')

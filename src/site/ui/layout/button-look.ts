import type { IconName } from '../media/icons'

/** `action` starts an inquiry; `primary` is solid, `line` outlined, `bare` neither. */
export type ButtonKind = 'action' | 'primary' | 'line' | 'bare'

/** Props that buttons and links that look like buttons share. */
export type ButtonLook = {
  kind?: ButtonKind
  /** 44 px high instead of 48. */
  small?: boolean
  /** An icon before the text. */
  icon?: IconName
  /** Fills the width of its column. */
  full?: boolean
  /** Whether it is a `FormButton`. */
  inForm?: boolean
  /** Accessible name, if the text alone is not clear. It contains the text. */
  label?: string
}

/** The classes of a button, or of a link that looks like one. */
export const buttonClass = ({ kind = 'primary', small, full, inForm }: ButtonLook): string =>
  ['button', inForm ? 'form-button' : '', kind === 'primary' ? '' : kind, small ? 'small' : '', full ? 'full' : '']
    .filter(Boolean)
    .join(' ')

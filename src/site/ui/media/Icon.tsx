import { ICONS, type IconName } from './icons'

/** An icon next to or inside a control, in its text color. It has no meaning of its own: the control has a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'chevron' ? 'icon chevron' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}

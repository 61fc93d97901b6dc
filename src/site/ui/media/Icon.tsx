import { ICONS, type IconName } from './icons'

/** A sign beside or inside a control, in the colour of its text. It says nothing on its own: the control has words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'chevron' ? 'icon chevron' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}

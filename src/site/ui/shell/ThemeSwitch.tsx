import { Icon } from '../media/Icon'

type ThemeSwitchProps = { label: string; system: string; light: string; dark: string }

/**
 * Goes through the themes system, light and dark. Not seen until its script says the present state (islands/theme-switch), by
 * icon and name; its place is kept, so that nothing moves then.
 */
export function ThemeSwitch({ label, system, light, dark }: ThemeSwitchProps) {
  return (
    <button
      className="theme-switch icon-button needs-script"
      type="button"
      data-enhance="theme-switch"
      data-label={label}
      data-system={system}
      data-light={light}
      data-dark={dark}
      aria-label={label}
    >
      <Icon name="system" />
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}

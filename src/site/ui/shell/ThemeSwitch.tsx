import { Icon } from '../media/Icon'

type ThemeSwitchProps = { label: string; system: string; light: string; dark: string }

/**
 * Switches between the themes system, light and dark. Invisible until its script sets the current state (islands/theme-switch); its space
 * is reserved, so that nothing moves then.
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

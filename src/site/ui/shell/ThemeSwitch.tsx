import { Icon } from '../media/Icon'

type ThemeSwitchProps = { label: string; system: string; light: string; dark: string }

/**
 * Switches between the themes system, light and dark (islands/theme-switch). Its icon shows the current one; its script adds that to the
 * name.
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

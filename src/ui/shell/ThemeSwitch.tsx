import { Icon } from '../media/Icon'

type ThemeSwitchProps = { label: string; system: string; light: string; dark: string }

/**
 * Goes through the themes system, light and dark. Out of sight until its script enables it (islands/theme-switch), in a place
 * that is kept for it; the icon and the name say the present state.
 */
export function ThemeSwitch({ label, system, light, dark }: ThemeSwitchProps) {
  return (
    <button
      className="theme-switch icon-button needs-script"
      type="button"
      disabled
      data-enhance="theme-switch"
      data-label={label}
      data-system={system}
      data-light={light}
      data-dark={dark}
      data-state="system"
      aria-label={label}
    >
      <Icon name="system" />
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}

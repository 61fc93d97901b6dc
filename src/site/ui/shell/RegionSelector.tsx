import { patterns } from '../../routes/patterns'
import { Icon } from '../media/Icon'

type RegionSelectorProps = {
  label: string
  /** Says that choosing opens the page of the region. */
  note: string
  button: string
  regions: readonly { code: string; name: string }[]
}

/**
 * Selects a region (specification, 3.3). It is a form that works without a script: it opens the regions page at `?region=code`.
 * Choosing with a pointer submits it (islands/region-selector); with the keyboard, the button does. `label` names the list,
 * `button` the button.
 */
export function RegionSelector({ label, note, button, regions }: RegionSelectorProps) {
  return (
    <form className="region-selector" action={patterns.regions} method="get" data-enhance="region-selector">
      <span className="pick">
        <select name="region" aria-label={label} title={note}>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      <button className="icon-button" type="submit" aria-label={button}>
        <Icon name="send" />
      </button>
    </form>
  )
}

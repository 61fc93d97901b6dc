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
 * Chooses a region (specification, 3.3). A form that any browser can send: it opens the regions page at `?region=code`. With a
 * pointer the choice itself sends it (islands/region-selector); who goes through the list with keys sends it with the button.
 * `label` names the list, `button` the button.
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

import { patterns } from '../../routes/patterns'
import { Icon } from '../media/Icon'

/**
 * Chooses a region (part 1, section 2: Header). A form that any browser can send: it opens the regions page at
 * `?region=code`. `label` names the list and the button.
 */
export function RegionSelector({ label, regions }: { label: string; regions: readonly { code: string; name: string }[] }) {
  return (
    <form className="region-selector" action={patterns.regions} method="get">
      <span className="pick">
        <select name="region" aria-label={label}>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      <button className="icon-button" type="submit" aria-label={label}>
        <Icon name="send" />
      </button>
    </form>
  )
}

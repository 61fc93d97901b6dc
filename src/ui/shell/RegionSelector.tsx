import { patterns } from '../../routes/patterns'
import { Icon } from '../media/Icon'

type RegionSelectorProps = {
  label: string
  button: string
  regions: readonly { code: string; name: string; place?: string }[]
  /** On the page of regions itself: the places on it come along. */
  onItsPage: boolean
}

/**
 * Chooses a region (part 1, section 2: Header). A form that any browser can send: it opens the regions page at
 * `?region=code`. `label` names the list, `button` the button; `place` of a region is its id on that page.
 */
export function RegionSelector({ label, button, regions, onItsPage }: RegionSelectorProps) {
  const places = Object.fromEntries(regions.flatMap(({ code, place }) => (place === undefined ? [] : [[code, place]])))
  return (
    <form
      className="region-selector"
      action={patterns.regions}
      method="get"
      data-enhance="region-selector"
      data-places={onItsPage ? JSON.stringify(places) : undefined}
    >
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
      <button className="icon-button" type="submit" aria-label={button}>
        <Icon name="send" />
      </button>
    </form>
  )
}

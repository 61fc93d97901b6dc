import { KindList } from '../../src/site/ui/lists/KindList'
import type { Roles } from './roles'

/** The roles that the company hires for, by when each was last open. */
export const RoleList = ({ title, lede, list }: Roles) => (
  <section className="mt8" aria-labelledby="roles">
    <div className="grid">
      <h3 className="c7 text-2xl" id="roles">
        {title}
      </h3>
      <p className="c5 muted">{lede}</p>
    </div>
    <div className="mt5">
      <KindList {...list} />
    </div>
  </section>
)

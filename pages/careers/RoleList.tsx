import { Section } from '../../src/site/ui/layout/Section'
import { KindList } from '../../src/site/ui/lists/KindList'
import type { Roles } from './roles'

/** The roles that the company hires for, by when each was last open. */
export const RoleList = ({ head, list }: Roles) => (
  <Section id="roles" head={head}>
    <KindList {...list} />
  </Section>
)

import { region } from '../../../schemas/region'
import { grouped } from '../../engine/lib/grouped'
import { fill } from '../../engine/lib/text'
import { entry } from '../../engine/schema/editorial'
import { patterns } from '../routes/patterns'
import { byOrder, defineCollection } from './define'
import { offices } from './offices'

/** Regions in which the company works. A region has no page of its own, only a section on the page of regions. */
export const regions = defineCollection({
  dir: 'regions',
  format: 'yaml',
  schema: entry(region),
  anchorPage: patterns.regions,
  kind: ({ site }) => site.strings.kinds.region,
  order: byOrder,
  derive(_, { fact, entriesOf }) {
    const byRegion = grouped(entriesOf(offices).toSorted(byOrder()), ({ data }) => data.region)
    return ({ slug, data }) => {
      const own = byRegion.get(slug) ?? []
      return {
        offices: own.map((office) => office.slug),
        employees: own.reduce((sum, office) => sum + office.data.employees, 0),
        /** Number of clients, from the fact. */
        clientCount: fact(data.clients),
      }
    }
  },
  searchData: ({ description, offices: own }, { entriesOf, pages: { search } }) => ({
    description,
    words: own.flatMap((slug) => {
      const office = entriesOf(offices).get(slug)
      if (office === undefined) return []
      const { city, country, employees, phone } = office
      return [search.office ? fill(search.office, { city, people: `${employees}`, phone }) : city, country]
    }),
  }),
})

import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { FilteredTechnologies } from './FilteredTechnologies'
import { INITIAL } from './technologies'

export default defineIsland({
  name: 'filtered-technologies',
  View: FilteredTechnologies,
  parameters: parametersOf(INITIAL),
  restores: true,
})

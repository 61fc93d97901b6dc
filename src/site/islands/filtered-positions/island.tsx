import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { FilteredPositions } from './FilteredPositions'
import { INITIAL } from './positions'

export default defineIsland({ name: 'filtered-positions', View: FilteredPositions, parameters: parametersOf(INITIAL), restores: true })

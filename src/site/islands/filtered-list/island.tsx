import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { INITIAL } from './entries'
import { FilteredList } from './FilteredList'

export default defineIsland({ name: 'filtered-list', View: FilteredList, parameters: parametersOf(INITIAL), restores: true })

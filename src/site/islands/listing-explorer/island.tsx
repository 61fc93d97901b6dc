import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { INITIAL } from './explorer'
import { ListingExplorer } from './ListingExplorer'

export default defineIsland({ name: 'listing-explorer', View: ListingExplorer, parameters: parametersOf(INITIAL) })

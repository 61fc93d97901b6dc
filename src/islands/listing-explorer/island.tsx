import { parametersOf } from '../filters/address'
import { defineIsland } from '../runtime/defineIsland'
import { INITIAL } from './explorer'
import { ListingExplorer } from './ListingExplorer'

export default defineIsland({ name: 'listing-explorer', View: ListingExplorer, parameters: parametersOf(INITIAL) })

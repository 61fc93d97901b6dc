import { defineIsland } from '../runtime/defineIsland'
import { PARAMETERS } from './explorer'
import { ListingExplorer } from './ListingExplorer'

export default defineIsland({ name: 'listing-explorer', View: ListingExplorer, parameters: Object.values(PARAMETERS) })

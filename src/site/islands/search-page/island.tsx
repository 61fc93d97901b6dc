import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { INITIAL } from '../listing-explorer/explorer'
import { SearchPage } from './SearchPage'

export default defineIsland({ name: 'search-page', View: SearchPage, parameters: parametersOf(INITIAL), styles: 'site' })

import { PARAMETERS } from '../listing-explorer/explorer'
import { defineIsland } from '../runtime/defineIsland'
import { SearchPage } from './SearchPage'

export default defineIsland({ name: 'search-page', View: SearchPage, parameters: Object.values(PARAMETERS), styles: 'site' })

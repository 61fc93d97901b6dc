import { defineIsland } from '../../../engine/islands/defineIsland'
import { INITIAL } from '../filtered-list/entries'
import { parametersOf } from '../filters/query-state'
import { SearchPage } from './SearchPage'

export default defineIsland({ name: 'search-page', View: SearchPage, parameters: parametersOf(INITIAL), styles: 'site' })

import { defineIsland } from '../../../engine/islands/defineIsland'
import { SearchDialog } from './SearchDialog'

export default defineIsland({ name: 'search-dialog', View: SearchDialog, styles: 'site' })

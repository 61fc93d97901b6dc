import { defineIsland } from '../runtime/defineIsland'
import { SearchDialog } from './SearchDialog'

export default defineIsland({ name: 'search-dialog', View: SearchDialog, styles: 'site' })

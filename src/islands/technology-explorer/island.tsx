import { parametersOf } from '../filters/address'
import { defineIsland } from '../runtime/defineIsland'
import { TechnologyExplorer } from './TechnologyExplorer'
import { INITIAL } from './technologies'

export default defineIsland({ name: 'technology-explorer', View: TechnologyExplorer, parameters: parametersOf(INITIAL) })

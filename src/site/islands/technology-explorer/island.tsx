import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { TechnologyExplorer } from './TechnologyExplorer'
import { INITIAL } from './technologies'

export default defineIsland({ name: 'technology-explorer', View: TechnologyExplorer, parameters: parametersOf(INITIAL) })

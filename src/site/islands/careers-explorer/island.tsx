import { defineIsland } from '../../../engine/islands/defineIsland'
import { parametersOf } from '../filters/query-state'
import { CareersExplorer } from './CareersExplorer'
import { INITIAL } from './positions'

export default defineIsland({ name: 'careers-explorer', View: CareersExplorer, parameters: parametersOf(INITIAL) })

import { parametersOf } from '../filters/address'
import { defineIsland } from '../runtime/defineIsland'
import { CareersExplorer } from './CareersExplorer'
import { INITIAL } from './positions'

export default defineIsland({ name: 'careers-explorer', View: CareersExplorer, parameters: parametersOf(INITIAL) })

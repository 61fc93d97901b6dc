import { testKilledBuilds } from './killed-builds'

testKilledBuilds(1)

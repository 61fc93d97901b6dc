import { describe } from 'vitest'
import { testRefusedBuilds } from './refused-builds'
import { testParts, testWhole } from './verdicts'

// Random at each run; fuzz.long.test.ts runs ten times as many.
describe('random mutations of content never crash the check or make it slow:', () => {
  testParts(88)
  testWhole(12)
})

describe('a build of content with errors writes nothing:', async () => {
  await testRefusedBuilds(4, 1)
})

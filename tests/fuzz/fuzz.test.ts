import { describe } from 'vitest'
import { testRefusedBuilds } from './refused-builds'
import { testParts, testWhole } from './verdicts'

// Random at each run; fuzz.long.test.ts runs twenty times as many.
describe('random mutations of content never crash the check or make it slow:', () => {
  testParts(44)
  testWhole(6)
})

describe('a build of content with errors writes nothing:', async () => {
  await testRefusedBuilds(2, 1)
})

import { describe } from 'vitest'
import { testRefusedBuilds } from './refused-builds'
import { testParts, testWhole } from './verdicts'

// Random at each run; fuzz.long.test.ts runs ten times as many.
describe('content that accidents happen to never breaks the check, nor holds it up:', () => {
  testParts(88)
  testWhole(12)
})

describe('a build that content keeps from being right writes nothing:', async () => {
  await testRefusedBuilds(4, 1)
})

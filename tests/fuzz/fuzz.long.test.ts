import { describe, expect } from 'vitest'
import { testRefusedBuilds } from './refused-builds'
import { testParts, testWhole } from './verdicts'

const WHOLE = 120

describe('random mutations of content never crash the check or make it slow:', () => {
  testParts(880)
  testWhole(WHOLE, ({ accepted, refused }) => {
    expect(accepted).toBeGreaterThan(WHOLE / 20)
    expect(refused).toBeGreaterThan(WHOLE / 2)
  })
})

describe('a build of content with errors writes nothing:', async () => {
  await testRefusedBuilds(20, 3)
})

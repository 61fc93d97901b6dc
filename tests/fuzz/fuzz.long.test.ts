import { describe, expect } from 'vitest'
import { testRefusedBuilds } from './refused-builds'
import { testParts, testWhole } from './verdicts'

const WHOLE = 120

describe('content that accidents happen to never breaks the check, nor holds it up:', () => {
  testParts(880)
  testWhole(WHOLE, ({ accepted, refused }) => {
    expect(accepted).toBeGreaterThan(WHOLE / 20)
    expect(refused).toBeGreaterThan(WHOLE / 2)
  })
})

describe('a build that content keeps from being right writes nothing:', async () => {
  await testRefusedBuilds(20, 3)
})

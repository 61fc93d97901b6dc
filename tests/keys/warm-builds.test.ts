import { describe } from 'vitest'
import { testWarmBuilds } from './warm-builds'

describe('a build after edits makes the bytes of a first build', () => testWarmBuilds('tests/fixtures/site', 1))

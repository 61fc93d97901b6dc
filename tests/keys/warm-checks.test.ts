import { describe } from 'vitest'
import { testWarmChecks } from './warm-checks'

describe('a check after edits finds what a first check finds', () => testWarmChecks('tests/fixtures/site', 5))

import { describe } from 'vitest'
import { SEED } from '../../support/seed'
import { testSpoiltFields } from './spoilt-fields'

describe(`a mistake in one field of six of any schema is reported at its line, seed ${SEED}:`, () => testSpoiltFields(6))

import { describe } from 'vitest'
import { testSpoiltFields } from './spoilt-fields'

describe('a mistake in any field of any schema is reported at its line:', () => testSpoiltFields())

import { testContentAttacks } from './content-attacks'

testContentAttacks('tests/fixtures/site', [
  // The one tool there is a table, in which quotes have a meaning.
  'tools.text',
])

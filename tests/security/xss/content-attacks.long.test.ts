import { testContentAttacks } from './content-attacks'

testContentAttacks('content', [
  // The codes of the warnings that a file waives, which no page shows.
  'newsroom.waive[].code',
  'pages-about.waive[].code',
  'pages-careers.waive[].code',
])

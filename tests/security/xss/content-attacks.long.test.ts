import { testContentAttacks } from './content-attacks'

testContentAttacks('tests/fixtures/site', [
  // The one tool there is a table, in which quotes have a meaning.
  'tools.text',
])

testContentAttacks('content', [
  // Words of the text beside which a figure stands. They are not shown again.
  'blog.margin[].beside',
  'legal.margin[].beside',
  'newsroom.margin[].beside',
  // The codes of the warnings that a file waives, which no page shows.
  'newsroom.waive[].code',
  'pages-about.waive[].code',
  'pages-careers.waive[].code',
  'whitepapers.margin[].beside',
])

/** Subjects of articles; the first word of tags. */
export const AREAS = [
  'Cloud',
  'Edge',
  'Data',
  'Audit',
  'Billing',
  'Search',
  'Access',
  'Queue',
  'Cache',
  'Sensor',
  'Ledger',
  'Release',
  'Backup',
  'Network',
  'Record',
  'Claim',
  'Supplier',
  'Stock',
  'Roster',
  'Meter',
] as const

/** Aspects of a subject; the second word of tags. */
export const MATTERS = ['cost', 'drift', 'tests', 'limits', 'repair', 'rules', 'owners', 'peaks', 'logs', 'moves'] as const

const TEAMS = [
  'the night shift',
  'the payments team',
  'a team of four',
  'the plant manager',
  'the first client',
  'our own desk',
  'the ward office',
  'the rail crew',
  'the buying team',
  'a new hire',
] as const

const THINGS = [
  'the old queue',
  'a spare node',
  'the weekly report',
  'the price list',
  'a silent alarm',
  'the test cluster',
  'one shared key',
  'the import job',
  'the second copy',
  'a manual step',
  'the error page',
  'the stock count',
] as const

const PLACES = [
  'in the rolling mill',
  'at the port',
  'in the back office',
  'on the line',
  'at the clinic',
  'in the depot',
  'near the signal box',
  'at head office',
  'in the warehouse',
  'on the ward',
] as const

const RESULTS = [
  'the count was right again',
  'nobody had to wait',
  'the alarm came in time',
  'the bill went down',
  'two people could go home',
  'the same fault came back',
  'the list was half as long',
  'the old rule was dropped',
  'we could show the cause',
  'the next team copied it',
] as const

const TIMES = [
  'On Monday',
  'After a week',
  'In the first month',
  'Before the audit',
  'At night',
  'By spring',
  'Once more',
  'In the end',
] as const

/** Words to fill the slots of sentences with, by the name of the slot. */
export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  team: TEAMS,
  thing: THINGS,
  place: PLACES,
  result: RESULTS,
  time: TIMES,
}

/** Sentences with slots for words. They are short, so that texts are easy to read. */
export const SENTENCES = [
  '{time} {team} asked who owned {thing} {place}.',
  '{time} we moved {thing}, and {result}.',
  'We had planned to keep {thing} for another year.',
  'It was {team} who found {thing} {place}.',
  'Where {thing} had stopped, {team} wrote down the hour and the name.',
  'There was no tool for this, so {team} used a sheet of paper.',
  '{time} we looked at {thing} {place} and at nothing else.',
  'The rule is simple: whoever changes {thing} tells {team}.',
  'When {team} took {thing} away, {result}.',
  'That is more than we had hoped for {place}.',
  'Most of the work went into {thing}, which nobody had asked for.',
  'We asked {team} to try it {place} first, with {thing} left as it was.',
  '{time} {result}, and {team} signed it off.',
  'It took {team} two days to see that {thing} was the cause.',
  'If {thing} fails {place}, {team} still has a list to work from.',
  'None of this needs {thing}, but it helps to have it {place}.',
] as const

/** Headings of the sections of an article, in order. */
export const HEADINGS = [
  'What we found',
  'Where it began',
  'The first try',
  'What it costs',
  'Who has to agree',
  'What went wrong',
  'How to repeat it',
  'What is left',
] as const

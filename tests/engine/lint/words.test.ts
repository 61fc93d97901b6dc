import { describe, expect, test } from 'vitest'
import { article, blogPost, caseStudy, person, service } from '../../support/factories'
import { styleOf, styleOfText } from '../../support/lint'

const style = (text: string) => styleOfText(text, blogPost())

describe('a word twice in a row', () => {
  test('is found where it stands', async () => {
    expect(await style('A line.\nIt was the *the* end, and and\nand so on.')).toEqual([
      '2:8  editorial/doubled-word  `the` is written twice in a row.',
      '2:23  editorial/doubled-word  `and` is written twice in a row.',
    ])
    expect(await styleOf({ 'people/made.yaml': person({ bio: 'She led the the team.' }) })).toEqual([
      'people/made.yaml:3:14  editorial/doubled-word  `the` is written twice in a row.',
    ])
  })

  test.for([
    'He had had enough.',
    'It is that that counts.',
    'In Baden Baden.',
    'A day-by-day by hand.',
    'The then the.',
    'Say `the the`.',
    'It’s s.',
  ])('is not found in: %s', async (text) => {
    expect(await style(text)).toEqual([])
  })
})

describe('a text of several lines in a field', () => {
  test('has its problems at their words', async () => {
    const bio = "bio: >-\n  Mia counts cranes.\n  She walks the the quay.\n\n  It's her place in Z\ufffdrich.\n"
    expect(await styleOf({ 'people/made.yaml': `name: Made\ntitle: Head of Cranes\n${bio}` })).toEqual([
      'people/made.yaml:5:13  editorial/doubled-word  `the` is written twice in a row.',
      expect.stringMatching(/^people\/made\.yaml:7:3 {2}editorial\/straight-apostrophe {2}/),
      expect.stringMatching(/^people\/made\.yaml:7:22 {2}editorial\/lost-character {2}/),
    ])
  })
})

describe('a lost character', () => {
  test.for([
    ['\ufffd', '`\ufffd` (U+FFFD) stands for a character that was lost.'],
    ['â€™', '`â€™` (U+00E2 U+20AC U+2122) is what becomes of one character that is read in the wrong encoding.'],
    ['Ã¼', '`Ã¼` (U+00C3 U+00BC) is what becomes of one character that is read in the wrong encoding.'],
    ['Ã–', '`Ã–` (U+00C3 U+2013) is what becomes of one character that is read in the wrong encoding.'],
    ['Â©', '`Â©` (U+00C2 U+00A9) is what becomes of one character that is read in the wrong encoding.'],
    ['ðŸ˜', '`ðŸ˜` (U+00F0 U+0178 U+02DC) is what becomes of one character that is read in the wrong encoding.'],
  ])('is found in texts and in fields: %s', async ([lost, said]) => {
    expect(await style(`A line.\nIn *Z${lost}rich*.`)).toEqual([`2:6  editorial/lost-character  ${said}`])
    expect(await styleOf({ 'people/made.yaml': person({ bio: `She was in Z${lost}rich.` }) })).toEqual([
      `people/made.yaml:3:18  editorial/lost-character  ${said}`,
    ])
  })

  test.for(['In Zürich, à Âge, âge, São João, MANHÃ, ð and Ÿ.', 'Say `ZÃ¼rich`.', 'A fam\u00adi\u00adly 👩\u200d👧.', 'می\u200cخواهم'])(
    'is not found in: %s',
    async (text) => {
      expect(await style(text)).toEqual([])
    },
  )
})

describe('a straight apostrophe', () => {
  test('is found in a word, with the word as it should be', async () => {
    expect(await style("A line.\nIt's the bank's.")).toEqual([
      "2:1  editorial/straight-apostrophe  `It's` has a straight apostrophe; write `It’s`.",
      "2:10  editorial/straight-apostrophe  `bank's` has a straight apostrophe; write `bank’s`.",
    ])
  })

  test.for(['It’s the bank’s.', "Say `it's`.", "The banks' ledger.", "The '90s."])('is not found in: %s', async (text) => {
    expect(await style(text)).toEqual([])
  })
})

describe('a sign of a typewriter', () => {
  test('is found where it stands, with the right one', async () => {
    expect(await style('A line.\nThe "best" of all, "which nobody in the whole city knew of".\nIt came -- late--and went.')).toEqual([
      '2:5  editorial/typewriter-sign  `"best"` has signs of a typewriter; write `“best”`.',
      '2:20  editorial/typewriter-sign  `"which nobody in the whol…"` has signs of a typewriter; write `“which nobody in the whol…”`.',
      '3:9  editorial/typewriter-sign  `--` has signs of a typewriter; write `–`.',
      '3:16  editorial/typewriter-sign  `--` has signs of a typewriter; write `–`.',
    ])
    expect(await styleOf({ 'people/made.yaml': person({ bio: 'She led the "new" team.' }) })).toEqual([
      'people/made.yaml:3:18  editorial/typewriter-sign  `"new"` has signs of a typewriter; write `“new”`.',
    ])
  })

  test('is found in components, between their tags and in attributes that readers see', async () => {
    expect(await style('<Quote by=\'Ann "the" Lee\'\n  role="Head -- late">\n\nThe "best".\n\n</Quote>')).toEqual([
      '1:16  editorial/typewriter-sign  `"the"` has signs of a typewriter; write `“the”`.',
      '2:14  editorial/typewriter-sign  `--` has signs of a typewriter; write `–`.',
      '4:5  editorial/typewriter-sign  `"best"` has signs of a typewriter; write `“best”`.',
    ])
    expect(await style('![A ship](ship.png "The ship -- late")')).toEqual([
      '1:30  editorial/typewriter-sign  `--` has signs of a typewriter; write `–`.',
    ])
  })

  test('is not looked for in attributes that are no words', async () => {
    expect(await style('<Picture src="a--b.png" alt="A ship at sea" />')).toEqual([])
  })

  test.for([
    'The “best” of all.',
    'A 5" and a 7" disk.',
    'Say `"it" -- now`.',
    'Pass --help to it.',
    'From – to.',
    '```sql\n-- "all" of--it\n```',
  ])('is not found in: %s', async (text) => {
    expect(await style(text)).toEqual([])
  })
})

describe('the words of a link', () => {
  test.for(['here', 'Click here', 'this page', 'more', 'Learn more', 'https://site.example/a'])('say too little: %s', async (words) => {
    expect(await style(`Look [${words}](/contact).`)).toEqual([
      `1:6  editorial/link-text  The words of the link, \`${words}\`, do not say where it leads.`,
    ])
  })

  test.for(['our offices', 'here in Berlin', 'more about prices', 'How we work'])('say enough: %s', async (words) => {
    expect(await style(`Look: [${words}](/contact).`)).toEqual([])
  })

  test('are checked in fields too', async () => {
    const top = [
      { label: 'Investors', href: '/investors' },
      { label: 'Here', href: '/about' },
    ]
    expect(await styleOf({ 'site/navigation.yaml': { top } })).toEqual([
      'site/navigation.yaml:4:12  editorial/link-text  The words of the link, `Here`, do not say where it leads.',
    ])
  })
})

describe('a summary', () => {
  const summary = (title: string, excerpt: string) => styleOf({ 'blog/made.mdx': article(blogPost({ title, excerpt })) })

  test.for([
    ['The ledger moved in nine weeks', 'The ledger, moved in nine weeks: a bank and its people.'],
    ['How a bank moved its ledger', 'How a bank moved all of its ledger in 1901, at last.'],
    ['How a bank moved its ledger', 'How a bank moved its ledger without a pause, told by those who had to do it on a Sunday in May.'],
  ])('repeats its title: %s', async ([title = '', excerpt = '']) => {
    expect(await summary(title, excerpt)).toEqual([
      `blog/made.mdx:3:10  editorial/excerpt-repeats-title  \`excerpt\` says little more than the title, \`${title}\`.`,
    ])
  })

  test.for([
    ['Cloud computing', 'Cloud computing pays when somebody watches the bill: three ways to.'],
    ['How a bank moved its ledger', 'Nine weeks, two rehearsals, and a bank that kept its ledger open to the last.'],
  ])('adds to its title: %s', async ([title = '', excerpt = '']) => {
    expect(await summary(title, excerpt)).toEqual([])
  })
})

describe('the reading level', () => {
  const hard = `${'Organizational transformation necessitates comprehensive interdepartmental collaboration and '.repeat(9)}patience.`
  const plain = 'We looked at the bill. It was too high. So we asked who had sent it, and why. '.repeat(12)

  test('is computed for an article, and reported at its longest sentence', async () => {
    expect(await style(`${plain}\n\n## Part\n\n${hard} We did.`)).toEqual([])
    expect(await style(`We looked.\n\n- ${hard}`)).toEqual([
      '3:3  editorial/reading-level  This text takes about 46.3 years of school to read (Flesch-Kincaid); the limit is 12. Its longest sentence, here, has 64 words.',
    ])
  })

  test('is computed for a long paragraph of a field', async () => {
    const { challenge } = caseStudy()
    const found = await styleOf({ 'case-studies/made.yaml': caseStudy({ challenge: { ...challenge, overview: hard } }) })
    expect(found).toEqual([expect.stringMatching(/^case-studies\/made\.yaml:\d+:\d+ {2}editorial\/reading-level {2}.*has 64 words\.$/)])
  })

  test.for([
    ['a short text says nothing', 'Organizational transformation necessitates comprehensive interdepartmental collaboration.'],
    ['plain words in long sentences are no problem', `${'We go to the sea and '.repeat(5)}back. `.repeat(4)],
    ['code does not count', `${plain}\n\n\`\`\`\n${hard}\n\`\`\``],
  ])('%s', async ([, text = '']) => {
    expect(await style(text)).toEqual([])
  })
})

describe('the number of a fact', () => {
  test('is found by its value alone if the value is rare', async () => {
    expect(await style('We have worked with\n200+ of them.')).toEqual([
      '2:1  editorial/raw-number  `200+` is the value of the fact `clients` (clients). Write `<Fact name="clients" />` instead.',
    ])
  })

  test('is found by a word of its label nearby', async () => {
    expect(await styleOf({ 'services/made.yaml': service({ brief: 'Our 50 people in 12 small countries.' }) })).toEqual([
      'services/made.yaml:49:12  editorial/raw-number  `50` is the value of the fact `people` (people). Write `{fact:people}` instead.',
      'services/made.yaml:49:25  editorial/raw-number  `12` is the value of the fact `countries` (countries). Write `{fact:countries}` instead.',
    ])
  })

  test.for([
    'It took 50 weeks.',
    'At 12:50 people left.',
    'On May 12 countries voted.'.replace('12', '2012'),
    '1,200+ of them.',
    '$50 people pay.',
    '12.5 countries on average.',
    'Version 3.12 countries.',
    '<Fact name="people" /> people.',
    'The call to +1 50 people.'.replace('50', '555-50'),
    'Run `50 people`.',
  ])('is not found in: %s', async (text) => {
    expect(await style(text)).toEqual([])
  })

  test('is allowed where facts are declared', async () => {
    expect(
      await styleOf({ 'site/facts.yaml': { clients: { value: '200+', label: 'clients', note: 'They were 200+ clients in May.' } } }),
    ).toEqual([])
  })
})

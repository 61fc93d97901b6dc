import { describe, expect } from 'vitest'
import { article, blogPost, event, job, office, person, region, service } from '../../support/factories'
import { siteTest } from '../../support/site-test'

/** A case: its title, the file, its data, and the expected problem without the file name. */
type Case = readonly [what: string, file: string, data: object | string, expected: string]

const cases = (name: string, list: readonly Case[]) =>
  describe(name, () => {
    siteTest.for(list)('%s', async ([, file, data, expected], { site }) => {
      await site.write({ [file]: data })
      expect(await site.problems()).toEqual([`${file}:${expected}`])
    })
  })

const SERVICE = 'services/made.yaml'
const PERSON = 'people/made.yaml'

cases('an unknown key', [
  [
    'with a near name',
    PERSON,
    { ...person(), expertse: [] },
    '4:1  field/unknown  The field `expertse` is not known here. Did you mean `expertise`?',
  ],
  ['with a near name that is there already', PERSON, { ...person(), nam: 'A' }, '4:1  field/unknown  The field `nam` is not known here.'],
  ['without one', PERSON, { ...person(), shoeSize: 44 }, '4:1  field/unknown  The field `shoeSize` is not known here.'],
  [
    'named like a part of every object',
    PERSON,
    { ...person(), constructor: 1 },
    '4:1  field/unknown  The field `constructor` is not known here.',
  ],
  [
    'in a mapping further down',
    PERSON,
    { ...person(), board: { tenure: 'B', background: 'C', roll: 'D' } },
    '7:3  field/unknown  The field `roll` is not known here. Did you mean `role`?',
  ],
  [
    'in an item of a list',
    SERVICE,
    {
      ...service(),
      figures: [
        { value: '1', label: 'a' },
        { value: '2', lable: 'c' },
      ],
    },
    '15:5  field/unknown  The field `lable` is not known here. Did you mean `label`?',
  ],
  [
    'in front matter',
    'blog/made.mdx',
    article({ ...blogPost(), author: undefined, autor: 'x' }),
    '8:1  field/unknown  The field `autor` is not known here. Did you mean `author`?',
  ],
])

cases('a missing field', [
  [
    'at the top says what it holds',
    PERSON,
    { ...person(), bio: undefined },
    '1:1  field/missing  The field `bio` is missing. It holds: Two or three sentences.',
  ],
  [
    'further down stands at what should hold it',
    PERSON,
    { ...person(), board: { role: 'A', tenure: 'B' } },
    '5:3  field/missing  The field `board.background` is missing. It holds: What the person did before.',
  ],
  [
    'of an item stands at the item',
    SERVICE,
    { ...service(), figures: [{ value: '1', label: 'a' }, { value: '2' }] },
    '14:5  field/missing  The field `figures[1].label` is missing. It holds: What it measures, over what time.',
  ],
  [
    'of an enumeration',
    SERVICE,
    { ...service(), group: undefined },
    '1:1  field/missing  The field `group` is missing. It holds: Group in the menu.',
  ],
  [
    'in front matter',
    'blog/made.mdx',
    article({ ...blogPost(), tags: undefined }),
    '2:1  field/missing  The field `tags` is missing. It holds: Subjects.',
  ],
])

cases('a value of another type', [
  ['a number for a text', PERSON, { ...person(), name: 7 }, '1:7  field/type  `name` has to be a text, not `7`.'],
  ['true for a text', PERSON, { ...person(), name: true }, '1:7  field/type  `name` has to be a text, not `true`.'],
  ['a list for a text', PERSON, { ...person(), name: ['A'] }, '2:3  field/type  `name` has to be a text, not a list.'],
  ['a mapping for a text', PERSON, { ...person(), name: { first: 'A' } }, '2:3  field/type  `name` has to be a text, not a mapping.'],
  ['nothing for a text', PERSON, 'name:\ntitle: A\nbio: B\n', '1:6  field/empty  `name` is empty.'],
  [
    'a text for a list',
    PERSON,
    { ...person(), expertise: 'Speed' },
    '4:12  field/type  `expertise` has to be a list, not the text `Speed`.',
  ],
  [
    'nothing for a text that may be left out',
    SERVICE,
    { ...service(), lead: null },
    '51:7  field/empty  `lead` is empty; it may be left out.',
  ],
  [
    'nothing for an item of a list',
    PERSON,
    { ...person(), expertise: ['Speed', null] },
    '6:5  field/empty  `expertise[1]` is empty; it may be left out.',
  ],
  [
    'a text for a mapping',
    PERSON,
    { ...person(), board: 'Chair' },
    '4:8  field/type  `board` has to be a mapping with `role`, `tenure` and `background` below it, not the text `Chair`.',
  ],
  [
    'a text for a mapping, whose fields are named',
    PERSON,
    { ...person(), image: 'harbor.jpg' },
    '4:8  field/type  `image` has to be a mapping with `src` and `alt` below it, not the text `harbor.jpg`.',
  ],
  [
    'a number with a decimal comma',
    'offices/made.yaml',
    { ...office(), latitude: '52,52' },
    '11:11  field/type  `latitude` has to be a number, not the text `52,52`. Did you mean `52.52`?',
  ],
  [
    'a number that may have a comma for thousands',
    'offices/made.yaml',
    { ...office(), latitude: '10,000' },
    '11:11  field/type  `latitude` has to be a number, not the text `10,000`.',
  ],
  [
    'a text for a number',
    'regions/made.yaml',
    { ...region(), order: '5' },
    '3:8  field/type  `order` has to be a number, not the text `5`.',
  ],
  [
    'a text for a yes or no',
    'events/made.yaml',
    { ...event(), featured: 'yes' },
    '12:11  field/type  `featured` has to be `true` or `false`, not the text `yes`. Did you mean `true`?',
  ],
  [
    'a broken number for a whole one',
    'regions/made.yaml',
    region({ order: 1.5 }),
    '3:8  field/type  `order` has to be a whole number, not `1.5`.',
  ],
  ['what is not a number', 'regions/made.yaml', region({ order: Number.NaN }), '3:8  field/type  `order` has to be a number, not `NaN`.'],
  ['an item of a list', PERSON, { ...person(), expertise: ['Speed', 7] }, '6:5  field/type  `expertise[1]` has to be a text, not `7`.'],
])

cases('a value that is none of the choices', [
  [
    'with a near one',
    SERVICE,
    { ...service(), group: 'cor' },
    '5:8  field/choice  `group` is `cor`, which is not one of `core`, `specialized`. Did you mean `core`?',
  ],
  ['of another type', SERVICE, { ...service(), group: 1 }, '5:8  field/choice  `group` is `1`, which is not one of `core`, `specialized`.'],
])

cases('a value of the wrong size', [
  [
    'a text that is too long',
    PERSON,
    person({ name: 'A'.repeat(61) }),
    '1:7  field/size  `name` takes at most 60 characters; it has 61 characters.',
  ],
  ['a list that is too short', SERVICE, service({ figures: [] }), '11:10  field/size  `figures` takes at least 2 items; it has 0 items.'],
  [
    'a list that is too long',
    SERVICE,
    service({ outcomes: ['A', 'B', 'C', 'D', 'E'] }),
    '8:3  field/size  `outcomes` takes at most 4 items; it has 5 items.',
  ],
  [
    'a number that is too small',
    'offices/made.yaml',
    office({ employees: 0 }),
    '7:12  field/size  `employees` takes at least 1; it is `0`.',
  ],
  [
    'a number that is too large',
    'regions/made.yaml',
    region({ established: 2101 }),
    '5:14  field/size  `established` takes at most 2100; it is `2101`.',
  ],
])

cases('a value of the wrong form', [
  ['a text of blanks', PERSON, person({ name: ' ' }), '1:7  field/empty  `name` is empty.'],
  [
    'a day that does not exist',
    'events/made.yaml',
    event({ date: '2025-02-29' }),
    '4:7  field/format  `date` is `2025-02-29`, which is not a day of the calendar.',
  ],
  [
    'another form of date',
    'careers/made.yaml',
    job({ posted: '1 May 2024' }),
    '7:9  field/format  `posted` is `1 May 2024`, which is not a date, written like `2024-11-21`.',
  ],
  [
    'a date with the day first',
    'careers/made.yaml',
    job({ posted: '31.12.2024' }),
    '7:9  field/format  `posted` is `31.12.2024`, which is not a date, written like `2024-11-21`. Did you mean `2024-12-31`?',
  ],
  [
    'an email address',
    'offices/made.yaml',
    office({ email: 'somebody' }),
    '6:8  field/format  `email` is `somebody`, which is not an email address.',
  ],
  [
    'an address of another scheme',
    PERSON,
    person({ linkedin: 'http://a.example' }),
    '4:11  field/format  `linkedin` is `http://a.example`, which is not an https address.',
  ],
  [
    'a slug',
    'offices/made.yaml',
    office({ region: 'First Region' }),
    '3:9  field/format  `region` is `First Region`, which is not a slug (a file name without its ending), such as `first-region`.',
  ],
  [
    'a reason of the schema',
    'offices/made.yaml',
    office({ zone: 'CET' }),
    '10:7  field/format  `zone` is `CET`, which is not the name of a time zone, such as `America/New_York`.',
  ],
])

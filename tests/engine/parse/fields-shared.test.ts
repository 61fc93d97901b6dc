import { describe, expect } from 'vitest'
import { caseStudy, event, person, service } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('links in data', () => {
  siteTest.for(['/services', '/', '#story', '/about#story', 'https://a.example/b', 'mailto:a@b.example', 'tel:+15555550100'])(
    'may lead to %s',
    async (href, { site }) => {
      await site.write({ 'events/made.yaml': event({ registrationLink: href }) })
      expect(await site.problems()).toEqual([])
    },
  )

  siteTest.for([
    'services',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    '/services\njavascript:alert(1)',
    '#',
  ])('may not lead to %j', async (href, { site }) => {
    await site.write({ 'events/made.yaml': event({ registrationLink: href }) })
    expect(await site.problems()).toEqual([
      expect.stringMatching(/^events\/made\.yaml:12:\d+ {2}field\/format {2}.*is not an address, such as .*\.$/s),
    ])
  })

  siteTest.for([
    ['http://a.example', 'write `https://`'],
    ['tel:123', 'a number starts with `+` and the country code, and has no spaces, like `tel:+15555550100`'],
  ] as const)('may not lead to %s, and says what to write', async ([href, advice], { site }) => {
    await site.write({ 'events/made.yaml': event({ registrationLink: href }) })
    expect(await site.problems()).toEqual([
      `events/made.yaml:12:19  field/format  \`registrationLink\` is \`${href}\`, which is not an address: ${advice}.`,
    ])
  })
})

describe('a link that is too long', () => {
  siteTest('has its length told, and nothing else', async ({ site }) => {
    await site.write({ 'events/made.yaml': event({ registrationLink: `/${'/'.repeat(100_000)}a` }) })
    expect(await site.problems()).toEqual([
      'events/made.yaml:12:19  field/size  `registrationLink` takes at most 2000 characters; it has 100002 characters.',
    ])
  })
})

describe('several mistakes', () => {
  siteTest('of one file are all shown, sorted by line', async ({ site }) => {
    await site.write({ 'people/made.yaml': { ...person({ name: '' }), title: 7, expertse: [], board: { role: 'A' } } })
    expect((await site.problems()).map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      'people/made.yaml:1:7 field/empty',
      'people/made.yaml:2:8 field/type',
      'people/made.yaml:4:1 field/unknown',
      'people/made.yaml:6:3 field/missing',
      'people/made.yaml:6:3 field/missing',
    ])
  })

  siteTest('that compare values are shown together with wrong types', async ({ site }) => {
    await site.replace('pages/blog.yaml', '  - Practice\n', '  - Practice\n  - Practice\n  - 7\n')
    expect((await site.problems()).map((line) => line.split('  ')[1])).toEqual(['field/twice', 'field/type'])
  })

  siteTest('a long value is shown in part', async ({ site }) => {
    await site.write({ 'people/made.yaml': { ...person(), board: 'a'.repeat(80) } })
    expect(await site.problems()).toEqual([
      `people/made.yaml:4:8  field/type  \`board\` has to be a mapping with \`role\`, \`tenure\` and \`background\` below it, not the text \`${'a'.repeat(57)}…\`.`,
    ])
  })
})

describe('one mistake', () => {
  siteTest('is one problem: a text in place of a list is not also too short', async ({ site }) => {
    await site.write({ 'people/made.yaml': { ...person(), expertise: 'Payments' } })
    expect(await site.problems()).toEqual(['people/made.yaml:4:12  field/type  `expertise` has to be a list, not the text `Payments`.'])
  })
})

describe('single files', () => {
  siteTest('have items at the root', async ({ site }) => {
    await site.write({ 'site/redirects.yaml': '- from: a\n  to: /b\n  reason: It moved.\n- 1\n' })
    expect(await site.problems()).toEqual([
      'site/redirects.yaml:1:9  field/format  `[0].from` is `a`, which is not the address of a page, such as `/old/:slug`.',
      'site/redirects.yaml:4:3  field/type  `[1]` has to be a mapping with `from`, `to` and `reason`, not `1`.',
    ])
  })

  siteTest('of redirects say why an address is none of a page', async ({ site }) => {
    const addresses = ['https://www.example.com/old', '/old/', '/new#part', '/new?q=a', '/old.html', '/old name']
    await site.write({ 'site/redirects.yaml': addresses.map((from) => `- from: ${from}\n  to: /b\n  reason: It moved.\n`).join('') })
    expect((await site.problems()).map((line) => line.replace(/^.*? is `/, '`'))).toEqual([
      '`https://www.example.com/old`, which names a host; both addresses are of this site, and start with `/`.',
      '`/old/`, which ends in a slash. Did you mean `/old`?',
      '`/new#part`, which names a part of a page; a redirect leads from a whole page to a whole page. Did you mean `/new`?',
      '`/new?q=a`, which names a part of a page; a redirect leads from a whole page to a whole page. Did you mean `/new`?',
      '`/old.html`, which names a file; only addresses of pages can move.',
      '`/old name`, which is not the address of a page, such as `/old/:slug`.',
    ])
  })

  siteTest('of redirects name no place twice, and have no address of many places', async ({ site }) => {
    const long = Array.from(
      { length: 40_000 },
      (_, index) => `/:a${String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    ).join('')
    await site.write({ 'site/redirects.yaml': `- from: /:a/b/:a\n  to: ${long}/!\n  reason: It moved.\n` })
    const begin = performance.now()
    expect(await site.problems()).toEqual([
      'site/redirects.yaml:1:9  field/format  `[0].from` is `/:a/b/:a`, which names one place, such as `:slug`, twice.',
      `site/redirects.yaml:2:7  field/size  \`[0].to\` takes at most 2000 characters; it has ${long.length + 2} characters.`,
    ])
    expect(performance.now() - begin).toBeLessThan(5_000)
  })

  siteTest('have keys with a form of their own', async ({ site }) => {
    await site.replace('site/facts.yaml', 'offices:\n', 'Head-Offices:\n  value: a\n  label: b\noffices:\n')
    expect(await site.problems()).toContain(
      'site/facts.yaml:13:1  field/format  `Head-Offices` is not the key of a fact (letters and digits, a lowercase letter first).',
    )
  })

  siteTest('an exclusive minimum is not described as an allowed value', async ({ site }) => {
    await site.replace('pages/investors.yaml', 'millions: 1.5', 'millions: 0')
    const found = await site.problems()
    expect(found).toEqual([expect.stringMatching(/field\/size {2}`revenue\.years\[0\]\.millions`/)])
    expect(found.join()).not.toMatch(/at least 0/)
  })
})

describe('a field of one of two forms', () => {
  const stories = (...caseStudies: unknown[]) => ({ 'services/made.yaml': { ...service(), caseStudies } })
  const told = { title: 'Told', outcome: 'Better.', industry: 'Trade' }

  siteTest('is checked by the form that it is most similar to', async ({ site }) => {
    await site.write(stories({ caseStudy: 'first-case', titel: 'A' }, { ...told, industry: undefined, industri: 'Trade' }))
    expect((await site.problems()).map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      'field/unknown  The field `titel` is not known here. Did you mean `title`?',
      'field/unknown  The field `industri` is not known here. Did you mean `industry`?',
    ])
  })

  siteTest('takes neither a text nor an empty mapping', async ({ site }) => {
    await site.write(stories('first-case', {}))
    expect((await site.problems()).map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      'field/type  `caseStudies[0]` has to be a mapping with `caseStudy`, not the text `first-case`.',
      'field/missing  The field `caseStudies[1].caseStudy` is missing. It holds: A case study with a page of its own.',
    ])
  })

  siteTest('may hold a wrong value in the right form', async ({ site }) => {
    await site.replace('site/navigation.yaml', 'entries: services.core', 'entries: services.cores')
    expect(await site.problems()).toEqual([
      'site/navigation.yaml:15:18  field/choice  `menus[0].groups[0].entries` is `services.cores`, which is not one of `services.core`, `services.specialized`, `industries.regulated`, `industries.commercial`. Did you mean `services.core`?',
    ])
  })
})

describe('a list of distinct values', () => {
  siteTest('must not have duplicates', async ({ site }) => {
    await site.write({ 'case-studies/made.yaml': caseStudy({ relatedCaseStudies: ['first-case', 'first-case'] }) })
    expect(await site.problems()).toEqual([expect.stringContaining('field/twice')])
  })
})

import { describe, expect } from 'vitest'
import {
  article,
  blogPost,
  caseStudy,
  event,
  industry,
  industryProfile,
  job,
  newsItem,
  office,
  region,
  service,
  whitepaper,
} from '../../support/factories'
import { siteTest } from '../../support/site-test'

/** An unknown slug or key in each field that refers to something: file, data and expected problem. */
const unknown = [
  [
    'blog/made.mdx',
    article(blogPost({ author: 'frist-person' })),
    '4:9  ref/unknown  `author` names `frist-person`, which is not in people. Did you mean `first-person`?',
  ],
  [
    'blog/made.mdx',
    article(blogPost({ relatedPosts: ['nothing'] })),
    '10:5  ref/unknown  `relatedPosts[0]` names `nothing`, which is not in blog.',
  ],
  [
    'newsroom/made.mdx',
    article(newsItem({ relatedPosts: ['first-post'] })),
    '10:5  ref/unknown  `relatedPosts[0]` names `first-post`, which is not in newsroom.',
  ],
  [
    'whitepapers/made.mdx',
    article(whitepaper({ relatedPosts: ['first-papers'] })),
    '11:5  ref/unknown  `relatedPosts[0]` names `first-papers`, which is not in whitepapers. Did you mean `first-paper`?',
  ],
  [
    'case-studies/made.yaml',
    caseStudy({ relatedCaseStudies: ['second-cas'] }),
    '77:5  ref/unknown  `relatedCaseStudies[0]` names `second-cas`, which is not in case-studies. Did you mean `second-case`?',
  ],
  [
    'careers/made.yaml',
    job({ team: { ...job().team, manager: 'nobody' } }),
    '24:12  ref/unknown  `team.manager` names `nobody`, which is not in people.',
  ],
  ['offices/made.yaml', office({ region: 'second-region' }), '3:9  ref/unknown  `region` names `second-region`, which is not in regions.'],
  [
    'services/made.yaml',
    service({ caseStudies: [{ caseStudy: 'made' }, { caseStudy: 'first-case' }] }),
    '45:16  ref/unknown  `caseStudies[0].caseStudy` names `made`, which is not in case-studies.',
  ],
  [
    'industries/made.yaml',
    industry({ clientCount: 'client' }),
    '6:14  fact/unknown  The fact `client` is not in site/facts.yaml. Did you mean `clients`?',
  ],
  ['regions/first-region.yaml', region({ clients: 'none' }), '4:10  fact/unknown  The fact `none` is not in site/facts.yaml.'],
] as const

describe('an unknown reference', () => {
  siteTest.for(unknown)('in %s', async ([file, data, expected], { site }) => {
    await site.write({ [file]: data })
    expect(await site.problems()).toEqual([`${file}:${expected}`])
  })

  siteTest('in the profile of an industry', async ({ site }) => {
    const { services = [] } = industryProfile() ?? {}
    const profile = industryProfile({ services: [...services.slice(1), { title: 'A', description: 'B', service: 'third-service' }] })
    await site.write({ 'industries/made.yaml': industry({ profile }) })
    expect(await site.problems()).toEqual([
      expect.stringMatching(/ref\/unknown {2}`profile\.services\[2\]\.service` names `third-service`, which is not in services\./),
    ])
  })

  siteTest('in single files', async ({ site }) => {
    await site.replace('site/navigation.yaml', 'region: first-region', 'region: frist-region')
    await site.replace('pages/home.yaml', 'caseStudy: first-case', 'caseStudy: third')
    await site.replace('pages/contact.yaml', '- third-person', '- third-persona')
    await site.replace('pages/home.yaml', '    - years', '    - yers')
    expect(await site.problems()).toEqual([
      'pages/contact.yaml:9:5  ref/unknown  `readers[2]` names `third-persona`, which is not in people. Did you mean `third-person`?',
      'pages/home.yaml:40:14  ref/unknown  `spotlight.caseStudy` names `third`, which is not in case-studies.',
      'pages/home.yaml:77:7  fact/unknown  The fact `yers` is not in site/facts.yaml. Did you mean `years`?',
      'site/navigation.yaml:9:13  ref/unknown  `regions[1].region` names `frist-region`, which is not in regions. Did you mean `first-region`?',
    ])
  })

  siteTest('an entry with a problem can still be referred to', async ({ site }) => {
    await site.write({ 'people/made.yaml': 'name: 7\n', 'blog/made.mdx': article(blogPost({ author: 'made' })) })
    expect(await site.problems()).not.toContainEqual(expect.stringContaining('ref/unknown'))
    expect(await site.problems()).toContainEqual(expect.stringContaining('people/made.yaml:1:7  field/type'))
  })
})

describe('a value of a list elsewhere', () => {
  siteTest.for([
    [
      'blog/made.mdx',
      article(blogPost({ category: 'Idea' })),
      '8:11  field/choice  `category` is `Idea`, which is not one of `Ideas`, `Practice`. Did you mean `Ideas`?',
    ],
    [
      'newsroom/made.mdx',
      article(newsItem({ category: 'Ideas' })),
      '8:11  field/choice  `category` is `Ideas`, which is not one of `Company`, `Partners`.',
    ],
    [
      'whitepapers/made.mdx',
      article(whitepaper({ category: 'method' })),
      '8:11  field/choice  `category` is `method`, which is not one of `Method`, `Research`. Did you mean `Method`?',
    ],
    [
      'case-studies/made.yaml',
      caseStudy({ industry: 'All' }),
      '4:11  field/choice  `industry` is `All`, which is not one of `Branch`, `Trade`.',
    ],
    ['events/made.yaml', event({ type: 'Party' }), '3:7  field/choice  `type` is `Party`, which is not one of `Webinar`, `Workshop`.'],
    [
      'careers/made.yaml',
      job({ department: 'Cooking' }),
      '2:13  field/choice  `department` is `Cooking`, which is not one of `Engineering`, `Design`.',
    ],
    [
      'careers/made.yaml',
      job({ location: 'remote' }),
      '3:11  field/choice  `location` is `remote`, which is not one of `First city`, `Remote`. Did you mean `Remote`?',
    ],
  ] as const)('in %s', async ([file, data, expected], { site }) => {
    await site.write({ [file]: data })
    expect(await site.problems()).toEqual([`${file}:${expected}`])
  })

  siteTest('is not checked while the list has an error', async ({ site }) => {
    await site.replace('pages/blog.yaml', '  - Practice\n', '  - 7\n')
    expect(await site.problems()).toEqual(['pages/blog.yaml:8:5  field/type  `categories[1]` has to be a text, not `7`.'])
  })
})

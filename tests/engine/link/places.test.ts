import { describe, expect } from 'vitest'
import { siteTest } from '../../support/site-test'

describe('a place in a text', () => {
  siteTest.for([
    [
      'that another text has',
      'site/strings.yaml',
      "minutes: '{n} min read'",
      "minutes: '{n} of {total}'",
      ['51:20  field/place  `card.minutes` has the place `{total}`, which nothing fills.'],
    ],
    [
      'with another name, and so the one that is needed',
      'site/strings.yaml',
      "showing: 'Showing {n} results'",
      "showing: 'Showing {number} results'",
      ['29:21  field/place  `list.showing` has the place `{number}`, which nothing fills. Did you mean `{n}`?'],
    ],
    [
      'with a slip',
      'site/contact.yaml',
      "topicAbout: '{topic}: {about}'",
      "topicAbout: '{topci}: {about}'",
      ['41:14  field/place  `topicAbout` has the place `{topci}`, which nothing fills. Did you mean `{topic}`?'],
    ],
    [
      'that is missing',
      'site/contact.yaml',
      "consent: 'I agree to the {privacy}.'",
      "consent: 'I agree.'",
      ['95:10  field/place-missing  `consent` needs the place `{privacy}`.'],
    ],
    [
      'one of two that are missing',
      'pages/search.yaml',
      "ofGroup: '{n} out of {total}'",
      "ofGroup: '{n} of them'",
      ['37:12  field/place-missing  `results.ofGroup` needs the place `{total}`.'],
    ],
  ] as const)('%s', async ([, file, from, to, expected], { site }) => {
    await site.replace(file, from, to)
    expect(await site.problems()).toEqual(expected.map((one) => `${file}:${one}`))
  })
})

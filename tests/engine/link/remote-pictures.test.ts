import { describe, expect } from 'vitest'
import { person } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('a picture of another host', () => {
  const remotePicture = (src: string) => ({ src, alt: 'What it shows', width: 400, height: 300 })
  const remote = person({ image: remotePicture('https://pictures.example/a.png') })
  const problem = 'people/made.yaml:5:8  picture/host  Pictures may not come from `pictures.example`.'

  siteTest('is refused unless the identity allows the host', async ({ site }) => {
    await site.write({ 'people/made.yaml': remote })
    expect(await site.problems()).toEqual([problem])
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    const { pictures, people } = await site.graph()
    expect(pictures).toEqual([])
    expect(people.get('made')?.image).toEqual(remotePicture('https://pictures.example/a.png'))
  })

  siteTest.for([
    ['a name that ends alike', 'https://not-pictures.example/a.png', 'not-pictures.example'],
    ['a backslash', 'https://other.example\\@pictures.example/a.png', 'other.example'],
  ] as const)('is not allowed by %s', async ([, src, host], { site }) => {
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    await site.write({ 'people/made.yaml': person({ image: remotePicture(src) }) })
    expect(await site.problems()).toEqual([`people/made.yaml:5:8  picture/host  Pictures may not come from \`${host}\`.`])
  })

  siteTest.for([
    'https://a;trusted-types;b@pictures.example/a.png',
    'https://pictures.example@other.example/a.png',
    'https://a:b@pictures.example',
  ])('has no user before its host: %s', async (src, { site }) => {
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    await site.write({ 'people/made.yaml': person({ image: remotePicture(src) }) })
    expect(await site.problems()).toEqual([
      `people/made.yaml:5:8  field/format  \`image.src\` is \`${src}\`, which names a user before the host (\`@\`).`,
    ])
  })

  siteTest('may have the sign of a user behind its host', async ({ site }) => {
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
    await site.write({ 'people/made.yaml': person({ image: remotePicture('https://pictures.example/a@2x.png?by=a@b') }) })
    expect(await site.problems()).toEqual([])
  })

  siteTest('is not judged while the identity itself is wrong', async ({ site }) => {
    await site.write({ 'people/made.yaml': remote })
    await site.replace('site/identity.yaml', 'name: Example\n', 'name: 7\nimageHosts: [pictures.example]\n')
    expect(await site.problems()).toEqual(['site/identity.yaml:1:7  field/type  `name` has to be a text, not `7`.'])
  })
})

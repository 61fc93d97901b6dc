import { describe, expect, test } from 'vitest'
import { blogPost, caseStudy, person } from '../../support/factories'
import { styleOf } from '../../support/lint'

const image = (alt: string) => ({ src: 'yard.jpg', alt })
const style = (alt: string) =>
  styleOf({ 'blog/made.mdx': `---\n${JSON.stringify({ ...blogPost({ title: 'The yard' }), image: image(alt) })}\n---\n\nA text.\n` })

describe('the alternative text of a picture is not enough:', () => {
  test.for([
    ['Image', 'only says that it is a picture'],
    ['hero image', 'only says that it is a picture'],
    ['A photo.', 'only says that it is a picture'],
    ['stock photos', 'only says that it is a picture'],
    ['Photo of a yard', 'starts by saying that it is a picture'],
    ['A picture showing a yard', 'starts by saying that it is a picture'],
    ['Decorative', 'says that it shows nothing'],
    ['background pattern', 'says that it shows nothing'],
    ['N/A', 'says that it shows nothing'],
    ['IMG_2034', 'is the name of a file'],
    ['Screenshot 2026-03-01 at 10.11.12', 'is the name of a file'],
    ['the-old-yard.jpeg', 'is the name of a file'],
    ['The yard.', 'repeats the title'],
  ])('%s', async ([alt = '', reason = '']) => {
    expect(await style(alt)).toEqual([expect.stringMatching(/^blog\/made\.mdx:2:\d+ {2}editorial\/alt {2}/)])
    expect((await style(alt))[0]).toContain(`The text \`${alt}\` ${reason}.`)
  })
})

describe('the alternative text of a picture is enough:', () => {
  test.for([
    'Two cranes over a yard',
    'Photographers in a yard',
    'A screenshot of 12 alarms',
    'Screenshot of the ledger',
    'The logo of the yard over its gate',
  ])('%s', async (alt) => {
    expect(await style(alt)).toEqual([])
  })

  test('a name, for a portrait', async () => {
    const { testimonial } = caseStudy()
    const files = {
      'people/made.yaml': person({ name: 'Ada Maker', image: { src: 'a.jpg', alt: 'Ada Maker' } }),
      'case-studies/made.yaml': caseStudy({ testimonial: { ...testimonial, image: { src: 'b.jpg', alt: 'A person at a desk' } } }),
    }
    expect(await styleOf(files)).toEqual([])
  })

  test('its file name is an error already', async () => {
    expect(await styleOf({ 'people/made.yaml': person({ image: { src: 'portrait.jpg', alt: 'portrait' } }) })).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { neighborLinks } from '../../pages/shared/neighbors'

const entry = (slug: string) => ({ slug, title: `Title of ${slug}`, url: `/${slug}` })
const pageless = (slug: string) => ({ ...entry(slug), url: null })
const linkTo = (slug: string) => ({ href: `/${slug}`, title: `Title of ${slug}` })

describe('links to the neighbors of an entry', () => {
  test('lead to the nearest that have a page', () => {
    const list = [entry('far'), entry('before'), pageless('none'), entry('here'), pageless('no'), pageless('never'), entry('after')]
    expect(neighborLinks(list, entry('here'))).toEqual({ previous: linkTo('before'), next: linkTo('after') })
  })

  test('do not exist if no further entry has a page', () => {
    const list = [pageless('none'), entry('here'), pageless('no')]
    expect(neighborLinks(list, entry('here'))).toEqual({ previous: undefined, next: undefined })
  })
})

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

  test.for([
    { slug: 'first', previous: undefined, next: 'second' },
    { slug: 'second', previous: 'first', next: 'third' },
    { slug: 'third', previous: 'second', next: undefined },
    { slug: 'elsewhere', previous: undefined, next: undefined },
  ])('of $slug are $previous and $next', ({ slug, previous, next }) => {
    const list = ['first', 'second', 'third'].map(entry)
    const linked = (name: string | undefined) => (name === undefined ? undefined : linkTo(name))
    expect(neighborLinks(list, entry(slug))).toEqual({ previous: linked(previous), next: linked(next) })
  })

  test('do not exist if no further entry has a page', () => {
    const list = [pageless('none'), entry('here'), pageless('no')]
    expect(neighborLinks(list, entry('here'))).toEqual({ previous: undefined, next: undefined })
  })
})

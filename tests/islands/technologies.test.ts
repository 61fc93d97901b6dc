import { describe, expect, test } from 'vitest'
import { detailOf, INITIAL, matching, technologiesOf } from '../../src/site/islands/filtered-technologies/technologies'

const GROUPS = [
  {
    slug: 'frontend',
    title: 'Frontend',
    technologies: [
      { name: 'React', description: 'Screens with many states' },
      { name: 'Vue', description: 'Tools inside' },
    ],
  },
  { slug: 'ai-ml', title: 'AI/ML', technologies: [{ name: 'PyTorch', description: 'Training, where React is no help' }] },
]
const ALL = technologiesOf(GROUPS)
const found = (state: Partial<typeof INITIAL>) => matching(ALL, { ...INITIAL, ...state }).map(({ name }) => name)

test('the first technology of each category has the id of the category', () => {
  expect(ALL).toEqual([
    { id: 'frontend', name: 'React', description: 'Screens with many states', category: 'Frontend' },
    { name: 'Vue', description: 'Tools inside', category: 'Frontend' },
    { id: 'ai-ml', name: 'PyTorch', description: 'Training, where React is no help', category: 'AI/ML' },
  ])
})

test.for([
  [{}, ['React', 'Vue', 'PyTorch']],
  [{ category: 'Frontend' }, ['React', 'Vue']],
  [{ category: 'Front' }, []],
  [{ query: 'REACT' }, ['React', 'PyTorch']],
  [{ query: 'inside' }, ['Vue']],
  [{ query: 'frontend' }, []],
  [{ query: 'vue tools' }, []],
  [{ category: 'AI/ML', query: 'react' }, ['PyTorch']],
  [{ category: 'AI/ML', query: 'vue' }, []],
] as const)('the state %j shows %j', ([state, names]) => {
  expect(found(state)).toEqual(names)
})

describe('the results line', () => {
  const words = { showing: 'Showing {n} technologies', inCategory: ' in "{category}"', matching: ' matching "{search}"' }

  test.for([
    [{}, ''],
    [{ category: 'Cloud' }, ' in "Cloud"'],
    [{ query: ' keys ' }, ' matching "keys"'],
    [{ category: 'Cloud', query: 'keys' }, ' in "Cloud" matching "keys"'],
  ] as const)('of the state %j adds %j', ([state, detail]) => {
    expect(detailOf(words, { ...INITIAL, ...state })).toBe(detail)
  })
})

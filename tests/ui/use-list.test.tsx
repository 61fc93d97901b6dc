import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { UseList } from '../../src/site/ui/charts/UseList'

describe('UseList', () => {
  it('counts the technologies of a row by category, most first, and equal ones in the order of categories', () => {
    const names = (...all: string[]) => all.map((name) => ({ name }))
    const html = renderToStaticMarkup(
      <UseList
        rows={[{ title: 'Data', href: '/data', tools: ['C', 'D', 'E', 'A', 'F'] }]}
        categories={[
          { title: 'Backend', technologies: names('A', 'B') },
          { title: 'AI/ML', technologies: names('C', 'D', 'E') },
          { title: 'Mobile', technologies: names('G') },
          { title: 'Security', technologies: names('F') },
        ]}
        countLabel="technologies"
      />,
    )
    expect(html).toContain('>AI/ML\u00a03\u00a0· Backend\u00a01\u00a0· Security\u00a01<')
  })
})

import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'

/** A category of technologies, and where its list begins on the page. */
export type UseColumn = { slug: string; title: string; of: number }

/** A practice with the technologies of its stack: of each category the places in its list, from 0, and the names. */
export type PracticeUse = { title: string; href: string; uses: readonly { places: readonly number[]; names: readonly string[] }[] }

/** Categories and practices with their stacks, both in the order of lists. What a stack names beyond the lists is left out. */
export function practiceUse({ technologies, services }: Pick<Graph, 'technologies' | 'services'>): {
  columns: readonly UseColumn[]
  practices: readonly PracticeUse[]
} {
  const categories = technologies.values()
  return {
    columns: categories.map(({ slug, title, technologies: list }) => ({ slug, title, of: list.length })),
    practices: services.values().map(({ title, url, techStack }) => ({
      title,
      href: required(url, `the address of ${title}`),
      uses: categories.map(({ technologies: list }) => {
        const places = list.flatMap(({ name }, place) => (techStack.includes(name) ? [place] : []))
        return { places, names: places.flatMap((place) => list[place]?.name ?? []) }
      }),
    })),
  }
}

/** How many practices use each technology of a category, in the order of its list. */
export const usesOf = ({ services }: Pick<Graph, 'services'>, technologies: readonly { name: string }[]): number[] =>
  technologies.map(({ name }) => services.values().filter(({ techStack }) => techStack.includes(name)).length)

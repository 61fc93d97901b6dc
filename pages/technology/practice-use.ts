import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'

/** A practice with the technologies of its stack, by category. */
export type PracticeUse = { title: string; href: string; uses: readonly { title: string; names: readonly string[] }[] }

/** Practices with their stacks, both in the order of lists. What a stack names beyond the lists is left out. */
export const practiceUse = ({ technologies, services }: Pick<Graph, 'technologies' | 'services'>): PracticeUse[] =>
  services.values().map(({ title, url, techStack }) => ({
    title,
    href: required(url, `the address of ${title}`),
    uses: technologies
      .values()
      .map((category) => ({
        title: category.title,
        names: category.technologies.map(({ name }) => name).filter((name) => techStack.includes(name)),
      }))
      .filter(({ names }) => names.length > 0),
  }))

/** How many practices use each technology of a category, in the order of its list. */
export const usesOf = ({ services }: Pick<Graph, 'services'>, technologies: readonly { name: string }[]): number[] =>
  technologies.map(({ name }) => services.values().filter(({ techStack }) => techStack.includes(name)).length)

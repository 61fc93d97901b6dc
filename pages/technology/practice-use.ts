import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'

/** A practice with the technologies of its stack. */
export type PracticeUse = { title: string; href: string; tools: readonly string[] }

/** Practices with their stacks, in the order of lists. */
export const practiceUse = ({ services }: Pick<Graph, 'services'>): PracticeUse[] =>
  services.values().map(({ title, url, techStack }) => ({ title, href: required(url, `the address of ${title}`), tools: techStack }))

/** Number of practices that use each technology of a category, in the order of its list. */
export const usesOf = ({ services }: Pick<Graph, 'services'>, technologies: readonly { name: string }[]): number[] =>
  technologies.map(({ name }) => services.values().filter(({ techStack }) => techStack.includes(name)).length)

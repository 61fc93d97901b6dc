import { required } from '../../src/engine/problems/problem'
import type { Graph, Person } from '../../src/site/graph/graph'
import type { PersonEntry } from '../../src/site/ui/cards/PersonItem'
import type { Writer } from '../data/article'

/** The person of a reference. Linking has checked that it exists. */
export const personOf = ({ people }: Pick<Graph, 'people'>, slug: string): Person => required(people.get(slug), `the person ${slug}`)

/** The portrait of a person: a picture file, or the drawing of the slug. */
export const portraitOf = ({ slug, tone, image }: Person) => ({ seed: slug, tone, picture: image })

/** A person or team as the author of something. */
export const writerOf = ({ name, title, linkedin, team }: Person): Writer => ({ name, title, profile: linkedin, team })

const itemOf = ({ slug, tone, image, name }: Person) => ({ slug, tone, picture: image, name })

/** A person with their position in the company. */
export const leaderOf = (person: Person): PersonEntry => ({
  ...itemOf(person),
  role: person.title,
  bio: person.bio,
  expertise: person.expertise,
  profile: person.linkedin,
})

/** A person with their seat on the board, or without one, with their position. */
export const directorOf = (person: Person): PersonEntry =>
  person.board
    ? { ...itemOf(person), role: person.board.role, detail: person.board.tenure, bio: person.board.background }
    : { ...itemOf(person), role: person.title, bio: person.bio }

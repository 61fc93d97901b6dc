import { slugify } from '../../src/engine/lib/text'
import { portraitSeed } from '../../src/site/art/portrait/look'
import { toneOf } from '../../src/site/art/tones'
import { authorAddress } from '../../src/site/graph/authors'
import type { CaseStudy, Graph, Person } from '../../src/site/graph/graph'
import { personOf } from '../../src/site/graph/people'
import type { PersonEntry } from '../../src/site/ui/cards/PersonItem'
import type { Portrait } from '../../src/site/ui/media/portrait'
import type { Writer } from '../data/writer'

/** The portrait of a person: a picture file, or a drawing from slug and stated look. A team has the mark of the site. */
export const portraitOf = ({ slug, tone, image, look, team }: Person): Portrait => ({
  seed: team ? 'aldergate' : portraitSeed(slug, look),
  family: team ? 'mark' : 'portrait',
  // The tone whose ink color is the background color of portraits.
  tone: team ? 'mist' : tone,
  picture: image,
})

/** The portrait of the client who gave a testimonial. */
export function clientPortraitOf({ author, look, image }: CaseStudy['testimonial']): Portrait {
  const slug = slugify(author)
  return { seed: portraitSeed(slug, look), family: 'portrait', tone: toneOf(slug), picture: image }
}

/** The author of something, for a list of portraits, with position and the address of their page. */
export function writerFace(graph: Graph, slug: string) {
  const person = personOf(graph, slug)
  return { name: person.name, text: person.title, portrait: portraitOf(person), href: authorAddress(graph, slug) }
}

/** A person or team as the author of something. */
export const writerOf = (graph: Graph, { slug, name, title, linkedin, team }: Person): Writer => ({
  name,
  title,
  profile: linkedin,
  team,
  page: authorAddress(graph, slug),
})

const itemOf = (person: Person) => ({ slug: person.slug, portrait: portraitOf(person), name: person.name })

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

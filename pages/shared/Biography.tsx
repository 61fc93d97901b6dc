import type { Graph, Person } from '../../src/site/graph/graph'
import { TextBlock } from '../../src/site/ui/prose/TextBlock'

type BiographyProps = {
  biography: NonNullable<Person['biography']>
  words: Pick<Graph['pages']['service']['labels'], 'education' | 'talks' | 'publications'>
}

/** The long biography of a person: a text, next to degrees, talks and publications. */
export function Biography({ biography: { text, education, talks, publications }, words }: BiographyProps) {
  const works = ({ title, at, year }: (typeof talks)[number]) => `“${title},” ${at}, ${year}`
  const lists = [
    { title: words.education, items: education },
    { title: words.talks, items: talks.map(works) },
    { title: words.publications, items: publications.map(works) },
  ]
  return (
    <div className="grid">
      <div className="c7">
        <TextBlock paragraphs={text} />
      </div>
      <div className="c5 stack loose">
        {lists.map(({ title, items }) => (
          <div key={title} className="stack tight">
            <h3 className="text-lg">{title}</h3>
            <ul className="stack tight small muted">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

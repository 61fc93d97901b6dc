import { drawingOfText } from '../../src/site/art/entry-drawing'
import type { Tone } from '../../src/site/art/tones'
import type { Graph } from '../../src/site/graph/graph'
import { Card } from '../../src/site/ui/cards/Card'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** Tones of the three cards, in order. */
const TONES: readonly Tone[] = ['mist', 'pine', 'bark']

/** The three culture cards. */
export function Culture({ head, items }: Graph['pages']['careers']['culture']) {
  return (
    <section className="section" id="culture" aria-labelledby="culture-title">
      <div className="wrap">
        <SectionHead {...head} id="culture-title" />
        <div className="cols thirds">
          {items.map(({ title, description, picture }, index) => (
            <Card
              key={title}
              entry={{
                ...drawingOfText('culture', picture, 'mosaic'),
                tone: TONES[index] ?? 'mist',
                label: picture.caption,
                title,
                excerpt: description,
              }}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { withContactLinks } from '../layout/with-contact-links'

type ByMatterProps = {
  /** The text for projects. */
  text: string
  /** The texts that take its place, by the name of the matter that a link to the form is about. */
  others: Readonly<Record<string, string>>
}

/** A text and those that scripts show in its place. It is all that its parent holds. */
export const ByMatter = ({ text, others }: ByMatterProps): ReactNode => (
  <>
    {withContactLinks(text)}
    {Object.entries({ '': text, ...others }).map(([name, other]) => (
      <template key={name} data-matter={name}>
        {withContactLinks(other)}
      </template>
    ))}
  </>
)

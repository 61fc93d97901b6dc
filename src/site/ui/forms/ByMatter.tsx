import type { ReactNode } from 'react'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

type ByMatterProps = {
  /** The text for projects. */
  text: string
  /** The texts that take its place, by the name of the matter that a link to the form is about. */
  others: Readonly<Record<string, string>>
}

/** A text and those that scripts show in its place. It is all that its parent holds. */
export const ByMatter = ({ text, others }: ByMatterProps): ReactNode => (
  <>
    {withoutHyphenBreaks(text)}
    {Object.entries({ '': text, ...others }).map(([name, other]) => (
      <template key={name} data-matter={name}>
        {withoutHyphenBreaks(other)}
      </template>
    ))}
  </>
)

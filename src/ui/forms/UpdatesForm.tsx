import { Button } from '../layout/Button'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { CheckField } from './CheckField'
import { LONGEST } from './enquiry'
import { TextField } from './TextField'

type UpdatesFormProps = {
  /** In front of the ids; distinct on the page. */
  id: string
  words: { title: string; email: string; choose: string; any: string; topics: readonly string[]; hint: string; button: string }
  /** The mailbox that takes the request. */
  mailbox: string
  level?: HeadingLevel
}

/**
 * Asks for updates by subject (part 2, section 2: Investors page). Plain HTML: the browser checks it and hands it to the
 * visitor's e-mail program, so that it works where no script does.
 */
export function UpdatesForm({ id, words, mailbox, level = 3 }: UpdatesFormProps) {
  return (
    <form
      className="updates-form"
      action={`mailto:${mailbox}?subject=${encodeURIComponent(words.title)}`}
      method="post"
      encType="text/plain"
      aria-labelledby={`${id}-title`}
    >
      <Heading level={level} id={`${id}-title`}>
        {words.title}
      </Heading>
      <TextField id={`${id}-email`} name="email" label={words.email} type="email" autoComplete="email" maxLength={LONGEST.email} />
      <fieldset>
        <legend>
          {words.choose} <span>{words.any}</span>
        </legend>
        {words.topics.map((topic) => (
          <CheckField key={topic} name="topic" value={topic}>
            {topic}
          </CheckField>
        ))}
      </fieldset>
      <div className="actions">
        <p className="small muted">{words.hint}</p>
        <Button type="submit">{words.button}</Button>
      </div>
    </form>
  )
}

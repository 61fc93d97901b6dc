import { fill } from '../../../engine/lib/text'

/**
 * Words for the number of hidden tags, with `{n}`: `short` is shown; `spoken`, and `spokenOne` for a single tag, are read
 * aloud.
 */
export type MoreTags = { short: string; spoken?: string; spokenOne?: string }

/** A tag, with the address of its page. */
export type TagLink = { label: string; href: string }

export type TagsProps = {
  /** Plain texts in a card, which is a link as a whole. */
  tags: readonly (string | TagLink)[]
  /** Maximum number of tags; by default all. */
  max?: number
  /** Needed with `max`. */
  more?: MoreTags
  /** Accessible name of the list, if no heading names it. */
  label?: string
}

/** The tags of an entry: the first ones, and the number of further ones. */
export function Tags({ tags, max = tags.length, more, label }: TagsProps) {
  const left = tags.length - max
  return (
    <ul className="tags" aria-label={label}>
      {tags.slice(0, max).map((tag) =>
        typeof tag === 'string' ? (
          <li key={tag}>{tag}</li>
        ) : (
          <li key={tag.href}>
            <a href={tag.href}>{tag.label}</a>
          </li>
        ),
      )}
      {more && left > 0 && (
        <li>
          <span aria-hidden={more.spoken ? true : undefined}>{fill(more.short, { n: left })}</span>
          {more.spoken && <span className="sr">{fill((left === 1 && more.spokenOne) || more.spoken, { n: left })}</span>}
        </li>
      )}
    </ul>
  )
}

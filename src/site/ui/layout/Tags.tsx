import { fill } from '../../../engine/lib/text'

/** Words for the tags that are left out, with `{n}` for their number; `spoken` where the short form says too little, `spokenOne` for one. */
export type MoreTags = { short: string; spoken?: string; spokenOne?: string }

export type TagsProps = {
  tags: readonly string[]
  /** How many are shown. Left out: all. */
  max?: number
  /** Needed with `max`. */
  more?: MoreTags
  /** Name of the list, where no heading names it. */
  label?: string
}

/** Subjects of an entry: the first few and how many more there are. */
export function Tags({ tags, max = tags.length, more, label }: TagsProps) {
  const left = tags.length - max
  return (
    <ul className="tags" aria-label={label}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more && left > 0 && (
        <li>
          <span aria-hidden={more.spoken ? true : undefined}>{fill(more.short, { n: left })}</span>
          {more.spoken && <span className="sr">{fill((left === 1 && more.spokenOne) || more.spoken, { n: left })}</span>}
        </li>
      )}
    </ul>
  )
}

import type { SiteWords } from '../../src/site/graph/words'
import type { MoreTags } from '../../src/site/ui/layout/Tags'

/** Words for the tags that a card leaves out. */
export const moreTagsOf = ({ list }: Pick<SiteWords['strings'], 'list'>): MoreTags => ({
  short: list.more,
  spoken: list.moreTags,
  spokenOne: list.moreTag,
})

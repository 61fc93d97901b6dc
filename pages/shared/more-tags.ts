import type { MoreTags } from '../../src/site/ui/layout/Tags'
import type { SiteWords } from './define-page'

/** Words for the tags that a card leaves out. */
export const moreTagsOf = ({ list }: Pick<SiteWords['strings'], 'list'>): MoreTags => ({
  short: list.more,
  spoken: list.moreTags,
  spokenOne: list.moreTag,
})

import type { SingletonData } from '../../../../schemas/index'
import { Sharing } from '../layout/Sharing'
import { type ShareWords, shareNotices } from '../layout/share-notices'
import { Icon } from '../media/Icon'

type ArticleActionsProps = {
  words: SingletonData['site']['strings']['article']
  share: ShareWords
  /** Kind of the article, for the list of saved articles. */
  kind: string
  /** Address of the list of saved articles. */
  saved: string
}

/**
 * Like, Save and Share (specification, 10.2). They need a script, so they are hidden without one. Like and Save show the state
 * that is stored on this device (islands/article-actions).
 */
export function ArticleActions({ words, share, kind, saved }: ArticleActionsProps) {
  const notices = [
    {
      name: 'saved',
      says: (
        <>
          {words.saved}{' '}
          <a className="link" href={saved}>
            {words.savedList}
          </a>
        </>
      ),
    },
    { name: 'notKept', says: words.notKept },
    ...shareNotices(share),
  ]
  return (
    <Sharing className="article-actions needs-script" notices={notices}>
      <div className="row close" data-enhance="article-actions" data-when="intent" data-stored="liked saved" data-kind={kind}>
        <button className="icon-button" type="button" data-mark="like" aria-pressed={false} aria-label={words.like} title={words.like}>
          <Icon name="heart" />
        </button>
        <button className="icon-button" type="button" data-mark="save" aria-pressed={false} aria-label={words.save} title={words.save}>
          <Icon name="save" />
        </button>
      </div>
      <button
        className="icon-button"
        type="button"
        data-enhance="share-link"
        data-when="intent"
        data-way="share"
        aria-label={words.share}
        title={words.share}
      >
        <Icon name="share" />
      </button>
    </Sharing>
  )
}

import { urlOf } from '../../../src/site/routes/addresses'
import { SubscribeBox } from '../../../src/site/ui/forms/SubscribeBox'
import { Meta } from '../../../src/site/ui/layout/Meta'
import { NeighborLinks } from '../../../src/site/ui/layout/NeighborLinks'
import { PageIntro } from '../../../src/site/ui/layout/PageIntro'
import { Tags } from '../../../src/site/ui/layout/Tags'
import { sharedElementOf } from '../../../src/site/ui/media/ArtFrame'
import { CoverGround } from '../../../src/site/ui/media/CoverGround'
import { HeadPicture } from '../../../src/site/ui/media/HeadPicture'
import { ArticleActions } from '../../../src/site/ui/prose/ArticleActions'
import { PaperFile } from '../../../src/site/ui/prose/PaperFile'
import type { ViewProps } from '../define-page'
import { RelatedCards } from '../RelatedCards'
import { trail } from '../trail'
import { ArticleText } from './ArticleText'
import { ArticleTools } from './ArticleTools'
import type { ShownArticle } from './article'

/** The page of a blog post, a news item or a whitepaper (specification, 4.14). */
export function ArticleView({ site, ...article }: ViewProps<ShownArticle>) {
  const {
    crumbs,
    title,
    lede,
    tags,
    date,
    updated,
    minutes,
    picture,
    caption,
    cover,
    names,
    author,
    neighbors,
    related,
    tools,
    kind,
    download,
    copy,
  } = article
  const { strings, identity } = site
  const actions = <ArticleActions words={strings.article} share={strings.share} kind={kind} saved={urlOf.saved()} />
  return (
    <>
      <article>
        <PageIntro
          breadcrumbs={trail(site, ...crumbs)}
          above={<Tags tags={tags} />}
          title={title}
          lede={lede}
          side={
            <figure>
              {cover ? (
                <CoverGround {...picture} cover={cover} id={sharedElementOf({ ...picture, shared: true })} shared />
              ) : (
                <HeadPicture {...picture} shape="panorama" narrow="wide" names={names} shared />
              )}
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          }
          sideColumns={6}
        >
          <div className="mt5">
            <Meta items={[{ strong: author.name, href: author.page }, minutes, date, ...(updated ? [updated] : [])]} />
          </div>
          <div className="mt6">{download ? <PaperFile {...download}>{actions}</PaperFile> : actions}</div>
        </PageIntro>
        <ArticleText article={article} strings={strings.article} />
      </article>
      {tools.length > 0 && <ArticleTools tools={tools} words={strings.tools} />}
      <NeighborLinks {...neighbors} words={strings.neighbors} />
      {related.length > 0 && <RelatedCards title={strings.article.related} cards={related} words={strings} />}
      <SubscribeBox {...copy.subscribe} mailbox={identity.email} words={strings.subscribe} id="subscribe" />
    </>
  )
}

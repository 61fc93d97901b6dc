import { Meta, type MetaItem } from '../../src/site/ui/layout/Meta'
import { MoreLink } from '../../src/site/ui/layout/MoreLink'
import { PageIntro, type PageIntroProps } from '../../src/site/ui/layout/PageIntro'
import { Tags } from '../../src/site/ui/layout/Tags'
import type { Portrait } from '../../src/site/ui/media/portrait'
import { SidePortrait } from '../../src/site/ui/media/SidePortrait'

type AuthorHeadProps = Pick<PageIntroProps, 'breadcrumbs' | 'title' | 'lede'> & {
  kind: string
  portrait: Portrait
  bio: string
  expertise: { label: string; items: readonly string[] }
  meta: readonly MetaItem[]
  links: readonly { label: string; href: string }[]
}

/** The head of the page of an author: a short introduction with a portrait. */
export function AuthorHead({ kind, portrait, bio, expertise, meta, links, ...intro }: AuthorHeadProps) {
  return (
    <PageIntro
      {...intro}
      above={<p className="kicker">{kind}</p>}
      side={<SidePortrait {...portrait} />}
      sideColumns={4}
      actions={
        links.length > 0 &&
        links.map(({ label, href }) => (
          <MoreLink key={href} href={href}>
            {label}
          </MoreLink>
        ))
      }
      tight
    >
      <div className="stack mt5">
        <p className="excerpt">{bio}</p>
        {expertise.items.length > 0 && <Tags tags={expertise.items} label={expertise.label} />}
        <Meta items={meta} />
      </div>
    </PageIntro>
  )
}

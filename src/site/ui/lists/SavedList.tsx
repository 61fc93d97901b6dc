import { patterns } from '../../routes/patterns'
import { Button } from '../layout/Button'
import { ButtonLink } from '../layout/ButtonLink'
import { SectionHead } from '../layout/SectionHead'
import { EmptyState } from './EmptyState'
import { ResultsCount } from './ResultsCount'

/** Words of the list of saved articles, from content/pages/insights.yaml. */
export type SavedWords = {
  link: string
  title: string
  count: string
  empty: string
  how: string
  remove: string
  all: string
}

/** The list of saved articles, which is filled by src/site/islands/saved-list. */
export function SavedList({ title, count, empty, how, remove, all }: SavedWords) {
  return (
    <section
      className="saved-list wrap pb-section"
      data-enhance="saved-list"
      data-when="intent"
      data-parameters="saved"
      data-restores=""
      aria-labelledby="saved-title"
      hidden
    >
      <SectionHead title={title} id="saved-title" />
      <output className="results-line">
        <ResultsCount template={count} count={0} />
      </output>
      <ul className="register" />
      <template>
        <li className="grid">
          <h3 className="c6">
            {/* A template: the script sets address and title of each copy. */}
            <a href={patterns.insights}>{title}</a>
          </h3>
          <p className="c3 meta">
            <span />
            <span />
          </p>
          <div className="c3 end">
            <Button kind="line" small>
              <span>
                {remove}
                <span className="sr" />
              </span>
            </Button>
          </div>
        </li>
      </template>
      <div data-empty>
        <EmptyState title={empty} text={how} level={3}>
          <ButtonLink kind="line" href={patterns.insights} data-all>
            {all}
          </ButtonLink>
        </EmptyState>
      </div>
      <p className="row mt6" data-some>
        <ButtonLink kind="line" href={patterns.insights}>
          {all}
        </ButtonLink>
      </p>
    </section>
  )
}

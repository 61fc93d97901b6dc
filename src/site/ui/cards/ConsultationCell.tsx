import { ButtonLink } from '../layout/ButtonLink'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { ArtUse } from '../media/ArtUse'

type Link = { label: string; href: string }

export type ConsultationCellProps = { title: string; description: string; primary: Link; secondary: Link; level?: HeadingLevel }

/** The last cell of the services: for those who do not know which one. Dark, over a drawing that fades under the words. */
export function ConsultationCell({ title, description, primary, secondary, level = 3 }: ConsultationCellProps) {
  return (
    <div className="consultation-cell" data-scheme="dark" data-ground="pine">
      <ArtUse seed="request-consultation" family="lattice" tone="pine" shape="cell" />
      <div className="stack tight">
        <Heading level={level}>{title}</Heading>
        <p className="excerpt">{description}</p>
        <div className="row">
          <ButtonLink href={primary.href} small>
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.href} kind="line" small>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

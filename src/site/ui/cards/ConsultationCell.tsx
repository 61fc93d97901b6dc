import { ButtonLink } from '../layout/ButtonLink'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { ArtUse } from '../media/ArtUse'

type Link = { label: string; href: string }

export type ConsultationCellProps = { title: string; description: string; primary: Link; secondary: Link; level?: HeadingLevel }

/**
 * The last cell of the services, for visitors who need advice on which one to choose. Dark, with a drawing that fades out
 * behind the text.
 */
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

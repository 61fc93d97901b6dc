import { ButtonLink } from '../layout/ButtonLink'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { NetPicture, type NetPictureProps } from '../media/NetPicture'

type Link = { label: string; href: string }

export type ConsultationCellProps = {
  title: string
  description: string
  primary: Link
  secondary: Link
  net: NetPictureProps
  level?: HeadingLevel
}

/**
 * The last cell of the services, for visitors who need advice on which one to choose. Dark, with all that services are joined with above
 * the text.
 */
export function ConsultationCell({ title, description, primary, secondary, net, level = 3 }: ConsultationCellProps) {
  return (
    <div className="consultation-cell" data-scheme="dark" data-ground="pine">
      <NetPicture {...net} />
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

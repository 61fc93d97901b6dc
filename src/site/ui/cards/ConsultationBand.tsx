import { ButtonLink } from '../layout/ButtonLink'
import { NetPicture, type NetPictureProps } from '../media/NetPicture'

type Link = { label: string; href: string }

/** An offer to those who do not know which service they need. */
export type Consultation = { title: string; description: string; primary: Link; secondary: Link }

export type ConsultationBandProps = Consultation & { net: NetPictureProps }

/** The end of the services, for visitors who need advice on which one to choose. Dark, with all that services are joined with beside the text. */
export const ConsultationBand = ({ title, description, primary, secondary, net }: ConsultationBandProps) => (
  <div className="consultation-band" data-scheme="dark" data-ground="pine">
    <div className="stack">
      <h3 className="text-2xl">{title}</h3>
      <p className="excerpt">{description}</p>
      <div className="row">
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        <ButtonLink href={secondary.href} kind="line">
          {secondary.label}
        </ButtonLink>
      </div>
    </div>
    <NetPicture {...net} />
  </div>
)

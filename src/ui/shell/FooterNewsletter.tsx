import { SubscribeLink } from '../forms/SubscribeLink'

type FooterNewsletterProps = { title: string; note: string; email: string; button: string }

/** The newsletter box of the footer (part 1, section 2: Footer). */
export function FooterNewsletter({ title, note, email, button }: FooterNewsletterProps) {
  return (
    <div className="footer-newsletter stack">
      <h2>{title}</h2>
      <p className="muted">{note}</p>
      <SubscribeLink title={title} email={email} button={button} />
    </div>
  )
}

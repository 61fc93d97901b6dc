import { SubscribeForm } from '../forms/SubscribeForm'
import type { ShellStrings } from './shell-data'

type FooterNewsletterProps = { title: string; note: string; mailbox: string; words: ShellStrings['subscribe'] }

/** The newsletter form of the footer (specification, 3.8). */
export function FooterNewsletter({ title, note, mailbox, words }: FooterNewsletterProps) {
  return (
    <div className="footer-newsletter stack">
      <h2>{title}</h2>
      <p className="muted">{note}</p>
      <SubscribeForm id="newsletter" title={title} mailbox={mailbox} words={words} button={words.button} />
    </div>
  )
}

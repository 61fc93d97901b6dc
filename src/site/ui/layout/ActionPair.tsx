import { ButtonLink } from './ButtonLink'

type Action = { label: string; href: string }

/** The two buttons below the heading of a page; the first is the main one. */
export function ActionPair({ first, second }: { first: Action; second: Action }) {
  return (
    <>
      <ButtonLink href={first.href}>{first.label}</ButtonLink>
      <ButtonLink href={second.href} kind="line">
        {second.label}
      </ButtonLink>
    </>
  )
}

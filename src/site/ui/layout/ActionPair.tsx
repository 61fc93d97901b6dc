import { ButtonLink } from './ButtonLink'
import { mainButtonKind } from './main-button-kind'

type Action = { label: string; href: string }

type ActionPairProps = { first: Action; second: Action; small?: boolean }

/** Two buttons side by side, such as those below the heading of a page; the first is the main one. */
export function ActionPair({ first, second, small }: ActionPairProps) {
  return (
    <>
      <ButtonLink href={first.href} kind={mainButtonKind(first.href)} small={small}>
        {first.label}
      </ButtonLink>
      <ButtonLink href={second.href} kind="line" small={small}>
        {second.label}
      </ButtonLink>
    </>
  )
}

import { MARK } from '../../art/company-mark'

/** The mark of the company, without its name. */
export function LogoMark() {
  const { lines, points, lit } = MARK
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d={lines} />
      <path className="points" d={points} />
      <path className="lit" d={`M${lit.x} ${lit.y}h0`} />
    </svg>
  )
}

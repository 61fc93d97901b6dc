/** The mark of the company: a gate of two posts and a link, with a highlighted point. The name is beside it. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 4L4 28M16 4l12 24M9.5 17h13" />
      <path className="points" d="M4 28h0M28 28h0M9.5 17h0M22.5 17h0" />
      <path className="lit" d="M16 4h0" />
    </svg>
  )
}

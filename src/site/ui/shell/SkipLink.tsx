/** The first link of every page, seen when it has the focus. Its target is `<main id="main">`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip-link" href="#main">
      {label}
    </a>
  )
}

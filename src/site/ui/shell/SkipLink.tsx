/** The first link of every page, visible when it is focused. Its target is `<main id="main">`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip-link" href="#main">
      {label}
    </a>
  )
}

export type BreadcrumbsProps = {
  /** Accessible name of the navigation. */
  label: string
  /** From the home page to the current page, which is last and has no address. */
  items: readonly { label: string; href?: string }[]
}

/** The way from the home page to the current one, whose name is no link. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {items.map((item, index) =>
          item.href === undefined || index === items.length - 1 ? (
            <li key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {item.label}
            </li>
          ) : (
            <li key={item.label}>
              <a href={item.href}>{item.label}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

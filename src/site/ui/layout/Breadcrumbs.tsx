export type BreadcrumbsProps = {
  /** Name of the navigation. */
  label: string
  /** From home to the page itself, which is last and needs no address. */
  items: readonly { label: string; href?: string }[]
}

/** Where a page stands. */
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

export type LogoListProps = {
  clients: readonly { name: string; initials: string }[]
  /** Accessible name of the list, if no heading names it. */
  label?: string
}

/** Clients as logos: a mark made of initials, and the name (specification, 4.1). */
export function LogoList({ clients, label }: LogoListProps) {
  return (
    <ul className="ledger n4 logo-list" aria-label={label}>
      {clients.map(({ name, initials }) => (
        <li key={name}>
          <span className="sign" aria-hidden="true">
            {initials}
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}

import { ClientMark } from '../media/ClientMark'
import type { ClientMarkName } from '../media/client-marks'

export type LogoListProps = {
  clients: readonly { name: string; mark: ClientMarkName }[]
  /** Accessible name of the list, if no heading names it. */
  label?: string
}

/** Clients as logos: a drawn mark, and the name (specification, 4.1). */
export function LogoList({ clients, label }: LogoListProps) {
  return (
    <ul className="ledger n4 logo-list" aria-label={label}>
      {clients.map(({ name, mark }) => (
        <li key={name}>
          <ClientMark name={mark} />
          {name}
        </li>
      ))}
    </ul>
  )
}

import type { MarkName } from '../../art/families/client-mark'
import { ArtUse } from '../media/ArtUse'

export type LogoListProps = { clients: readonly { name: string; mark: MarkName }[] }

/** Clients as logos: a drawn mark, and the name (specification, 4.1). */
export function LogoList({ clients }: LogoListProps) {
  return (
    <ul className="ledger n4 logo-list">
      {clients.map(({ name, mark }) => (
        <li key={name}>
          <ArtUse seed={mark} family="mark" tone="mist" shape="square" />
          {name}
        </li>
      ))}
    </ul>
  )
}

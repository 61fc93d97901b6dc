import { itemAt } from '../../../engine/lib/items'
import { chainsOf } from '../../art/geometry/chains'
import { SIDE } from '../../art/net/rows'
import type { NetProps } from './Net'

export type NetPictureProps = Pick<NetProps, 'nodes' | 'routes'>

/** The net of the firm without names, on the ground beneath it. It is decorative. */
export function NetPicture({ nodes, routes }: NetPictureProps) {
  const path = (ends: readonly number[]) => `M${ends.map((end) => itemAt(nodes, end).at.join(' ')).join(' ')}`
  return (
    <svg className="net-picture" viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={chainsOf(routes).map(path).join('')} />
      <path className="points" d={nodes.map(({ at }) => `M${at.join(' ')}h0`).join('')} />
    </svg>
  )
}

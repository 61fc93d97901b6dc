import type { Tone } from '../../art/tones'
import { Net, type NetProps } from './Net'

export type LocalNetProps = NetProps & {
  tone: Tone
  /** Describes the links of the drawing, below it. */
  label: string
  /** Whether the upper row starts at the left side. */
  turned: boolean
}

/** The part of the net of the hero around the entry of a page: its point, and everything connected to it. It needs no script. */
export const LocalNet = ({ tone, label, turned, ...net }: LocalNetProps) => (
  <nav className="art local-net" data-tone={tone} data-turned={turned ? '' : undefined} aria-labelledby="net">
    <Net {...net} />
    <p className="caption" id="net">
      {label}
    </p>
  </nav>
)

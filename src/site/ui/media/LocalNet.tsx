import type { Tone } from '../../art/tones'
import { Net, type NetProps } from './Net'

export type LocalNetProps = NetProps & {
  tone: Tone
  /** What the links of the drawing are. */
  label: string
}

/**
 * The part of the net of the hero around the entry of a page: the point that led here, where it was, with all that it is joined with. It
 * needs no script.
 */
export const LocalNet = ({ tone, label, ...net }: LocalNetProps) => (
  <nav className="art local-net" data-tone={tone} aria-label={label}>
    <Net {...net} />
  </nav>
)

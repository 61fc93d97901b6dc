import { Net, type NetProps } from './Net'

export type HeroNetProps = Pick<NetProps, 'nodes' | 'routes' | 'lit'> & {
  /** Name of the drawing for screen readers. */
  label: string
}

/**
 * The services, industries and case studies of the firm below the headline. islands/hero-net lights the lines of the point under the pointer
 * or the focus, which it finds by the positions of their ends, and lets arrow keys go through all but the first row, so that the Tab key need
 * not.
 */
export const HeroNet = ({ label, ...net }: HeroNetProps) => (
  <nav className="hero-net" aria-label={label} data-enhance="hero-net" data-when="reach">
    <Net {...net} />
  </nav>
)

import type { PlacedName } from '../../art/names/placed-name'

/** Names of the marks of a drawing, over it: their letters keep their size however wide it is. */
export const ArtNames = ({ names }: { names: readonly PlacedName[] }) =>
  names.map(({ text, x, y, anchor, right, down, over }) => (
    <text
      key={`${text} ${x} ${y}`}
      x={`${x}%`}
      y={`${y}%`}
      dx={right && `${right}em`}
      dy={down && `${down}em`}
      textAnchor={anchor}
      className={over && `over-${over}`}
    >
      {text}
    </text>
  ))

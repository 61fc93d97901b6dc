import { Fragment } from 'react'
import type { PlacedName } from '../../art/names/placed-name'

/** Names of the marks of a drawing, on top of it: the font size does not depend on the width of the drawing. */
export const ArtNames = ({ names }: { names: readonly PlacedName[] }) =>
  names.map(({ text, x, y, anchor, right, down, over, line }) => (
    <Fragment key={`${text} ${x} ${y}`}>
      {line && <line x1={`${line.from}%`} x2={`${line.to}%`} y1={`${y}%`} y2={`${y}%`} />}
      <text
        x={`${x}%`}
        y={`${y}%`}
        dx={right && `${right}em`}
        dy={down && `${down}em`}
        textAnchor={anchor}
        className={over && `over-${over}`}
      >
        {text}
      </text>
    </Fragment>
  ))

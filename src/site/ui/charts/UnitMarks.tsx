export type UnitMarksProps = {
  count: number
  /** Number of marks that the width has room for. */
  across: number
  /** Months are bars, people are points. */
  look: 'bars' | 'points'
}

/** A mark for each thing counted, in a row from the edge of the text. The style draws them as dashes of a line, one unit apart. */
export const UnitMarks = ({ count, across, look }: UnitMarksProps) => (
  <svg className="unit-marks" data-look={look} viewBox={`0 0 ${across} 1`} aria-hidden="true">
    <path d={`M${look === 'points' ? 0.3 : 0} .5h${count - 0.5}`} />
  </svg>
)

/**
 * A number with the word that it counts, such as `8 months`, or with the whole that it is a part of, such as `158 of 164`. The unit of a
 * measured value stands after a space that does not break.
 */
const COUNTED = /^(\d[\d.,]*)([ \u00a0])(of \d\S*|\S+)$/

/** The number of a counted value; any other value unchanged. */
export const numberOf = (value: string) => COUNTED.exec(value)?.[1] ?? value

/** The value of a figure. A unit or a whole is small, on the line of the number. */
export function CountedValue({ value }: { value: string }) {
  const [, number, space, unit] = COUNTED.exec(value) ?? []
  if (unit === undefined) return value
  return (
    <>
      {number}
      {space}
      <small>{unit}</small>
    </>
  )
}

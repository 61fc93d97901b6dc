/** A number and the one word that it counts, such as `8 months`, or all that it is a part of, such as `158 of 164`. */
const COUNTED = /^(\d[\d.,]*) (of \d\S*|\S+)$/

/** The number of a value that counts something, else the value as it is. */
export const numberOf = (value: string) => COUNTED.exec(value)?.[1] ?? value

/** The value of a figure. A unit is small, as is a whole, on the line of its number. */
export function CountedValue({ value }: { value: string }) {
  const [, number, unit] = COUNTED.exec(value) ?? []
  if (unit === undefined) return value
  return (
    <>
      {number} <small>{unit}</small>
    </>
  )
}

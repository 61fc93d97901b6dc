import { type ClientMarkName, clientMarkOf } from './client-marks'

/** The mark of a client, in the color of the text. The name is beside it. */
export function ClientMark({ name }: { name: ClientMarkName }) {
  const { areas, strokes } = clientMarkOf(name)
  return (
    <svg className="client-mark" viewBox="0 0 48 48" aria-hidden="true">
      {areas && <path d={areas} />}
      {strokes && <path className="strokes" d={strokes} />}
    </svg>
  )
}

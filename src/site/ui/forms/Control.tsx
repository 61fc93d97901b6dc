import type { ComponentProps } from 'react'

/** The input of a line of text, in the look of all controls. It takes what `<input>` takes. */
export function Control(props: ComponentProps<'input'>) {
  return <input {...props} className="control" />
}

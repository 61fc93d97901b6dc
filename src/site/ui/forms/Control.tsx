import type { ComponentProps } from 'react'

/** The text input of all forms. Its props are those of `<input>`. */
export function Control(props: ComponentProps<'input'>) {
  return <input {...props} className="control" />
}

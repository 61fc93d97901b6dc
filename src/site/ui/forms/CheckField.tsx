import type { ComponentProps, ReactNode } from 'react'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  /** The label. */
  children: ReactNode
}

/** A checkbox with its label. Further props are those of `<input>`. */
export function CheckField({ children, ...input }: CheckFieldProps) {
  return (
    <label className="check-field">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}

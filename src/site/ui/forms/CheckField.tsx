import type { ComponentProps, ReactNode } from 'react'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  /** What is agreed to or chosen. */
  children: ReactNode
}

/** A tick box with its words. Besides them it takes what `<input>` takes. */
export function CheckField({ children, ...input }: CheckFieldProps) {
  return (
    <label className="check-field">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}

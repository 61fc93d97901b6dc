import { Button } from '../layout/Button'
import { Icon } from '../media/Icon'

export type AttachedFileProps = {
  name: string
  /** As text, such as `2.4 MB`. */
  size: string
  /** Text of the button that removes the file. */
  remove: string
  onRemove: () => void
}

/** The chosen file, with a button that removes it. */
export function AttachedFile({ name, size, remove, onRemove }: AttachedFileProps) {
  return (
    <div className="attached-file">
      <Icon name="clip" />
      <b>{name}</b>
      <span className="muted nowrap">{size}</span>
      <Button kind="bare" small label={`${remove} ${name}`} onClick={onRemove}>
        {remove}
      </Button>
    </div>
  )
}

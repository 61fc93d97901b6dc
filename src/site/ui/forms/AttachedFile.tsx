import { Button } from '../layout/Button'
import { Icon } from '../media/Icon'

export type AttachedFileProps = {
  name: string
  /** In words, such as `2.4 MB`. */
  size: string
  /** Words of the button that takes it away. */
  remove: string
  onRemove?: () => void
}

/** A file that was chosen, and the way to take it away again. */
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

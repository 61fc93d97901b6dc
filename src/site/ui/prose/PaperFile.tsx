import type { ReactNode } from 'react'
import { FileLink, type LinkedFile } from '../layout/FileLink'

type PaperFileProps = { file: LinkedFile; label: string; note: string | undefined; children: ReactNode }

/** The file of a paper on a panel, with a note about what it has beyond the page, and further actions. */
export const PaperFile = ({ file, label, note, children }: PaperFileProps) => (
  <div className="paper-file stack stretch">
    <FileLink file={file} label={label} />
    {note && <p className="small muted">{note}</p>}
    {children}
  </div>
)

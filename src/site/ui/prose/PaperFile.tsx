import type { ReactNode } from 'react'
import { type FileAt, FileLink } from '../layout/FileLink'

type PaperFileProps = { file: FileAt; label: string; note: string | undefined; children: ReactNode }

/** The file of a paper on a panel, with what it has beyond the page, and what else can be done with the paper. */
export const PaperFile = ({ file, label, note, children }: PaperFileProps) => (
  <div className="paper-file stack stretch">
    <FileLink file={file} label={label} />
    {note && <p className="small muted">{note}</p>}
    {children}
  </div>
)

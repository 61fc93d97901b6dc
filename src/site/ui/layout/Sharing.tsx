import type { ReactNode } from 'react'
import { type Notice, Notices } from './Notices'

type SharingProps = {
  /** Further classes. */
  className: string
  notices: readonly Notice[]
  /** The buttons. */
  children: ReactNode
}

/** Buttons that share a page, and their notices, which appear without moving anything on the page. */
export const Sharing = ({ className, notices, children }: SharingProps) => (
  <div className={`sharing row close ${className}`} data-sharing="">
    {children}
    <Notices notices={notices} />
  </div>
)

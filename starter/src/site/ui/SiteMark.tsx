import { MARK } from '../mark'

/** The mark of the site, in the color of the text around it. The name is beside it, or it is decoration. */
export const SiteMark = () => (
  <svg className="site-mark" viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MARK }} />
)

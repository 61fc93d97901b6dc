import { MARK } from '../mark'

/** The mark of the site, in the color of the surrounding text. Decorative: its name is next to it, or not needed. */
export const SiteMark = () => (
  <svg className="site-mark" viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MARK }} />
)

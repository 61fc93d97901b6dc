/** Pages whose pictures have names: a page for each form that takes some. */
export const NAMED_PICTURES = [
  '/newsroom/global-expansion',
  '/newsroom/cybersecurity-partnership',
  '/newsroom/industry-award-2024',
  '/blog/ai-in-the-back-office',
  '/blog/edge-computing-next-decade',
  '/blog/zero-trust-for-suppliers',
  '/careers',
]

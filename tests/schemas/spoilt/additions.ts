const picture = { src: 'https://pictures.example/a.jpg', alt: 'What it shows.', width: 640, height: 480 }
const link = { label: 'A link', href: '/about' }

/** Valid values for optional fields that no content file has, by key. */
export const additions: Readonly<Record<string, unknown>> = {
  draft: true,
  publishAt: '2025-01-01',
  expireAt: '2026-01-01',
  waive: [{ code: 'lint/title', reason: 'It is right here.', until: '2025-06-01' }],
  image: picture,
  heroImage: picture,
  seo: { title: 'A title', description: 'A description.' },
  tone: 'pine',
  readTime: 5,
  featured: true,
  hub: true,
  closed: '2025-01-01',
  lastDate: '2026-01-02',
  changed: ['2025-01-01'],
  cancelled: true,
  subtitle: 'A subtitle.',
  registrationLink: '/about',
  relatedPosts: ['a-post'],
  note: 'A note',
  lede: 'A sentence.',
  title: 'A title',
  description: 'A description.',
  secondary: link,
  word: 'nine',
  value: '9',
}

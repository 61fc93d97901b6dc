import data from '../styles/fonts/aldergate-sans.woff2?inline'

/**
 * The source of all code that decides the bytes of a card, with the font: cards are rendered again when it changes, and not when other code
 * does.
 */
export const recipe: readonly string[] = [
  ...Object.values(
    import.meta.glob<string>(['./*.ts', '../art/**/*.ts', '../titles/*.ts', '../../engine/lib/*'], {
      query: '?raw',
      eager: true,
      import: 'default',
    }),
  ),
  data,
]

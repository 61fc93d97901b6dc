import { dependencies } from '../../../package.json'
import font from '../styles/fonts/aldergate-sans.woff2?inline'
import { FONT_FILES } from './fonts/files'

const sources = import.meta.glob<string>(
  [
    './*.ts',
    './{blocks,fonts,pen,text}/*.ts',
    '../art/**/*.ts',
    '../titles/*.ts',
    '../cards/{face,logo,mark}.ts',
    '../../engine/lib/*',
    '!./document-list.ts',
    '!./site-documents.ts',
  ],
  {
    query: '?raw',
    eager: true,
    import: 'default',
  },
)

/**
 * The source of all code that decides the bytes of a PDF, with the fonts and the versions of packages: PDFs are rendered again when it
 * changes, and not when other code does.
 */
export const recipe = [...Object.values(sources), ...Object.values(FONT_FILES), font, dependencies.pdfkit, dependencies.fontkit].join('\n')

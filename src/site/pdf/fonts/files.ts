import mono from './mono.ttf?inline'
import sans from './sans-400.ttf?inline'
import sansMedium from './sans-500.ttf?inline'
import sansSemibold from './sans-600.ttf?inline'
import text from './text.ttf?inline'
import textItalic from './text-italic.ttf?inline'

/**
 * The fonts of PDFs as data URLs: those of the site, with one weight per file, since PDFs cannot hold variable fonts, and one for code,
 * which also has characters that the others lack.
 */
export const FONT_FILES = { text, textItalic, sans, sansMedium, sansSemibold, mono } as const

export type FaceName = keyof typeof FONT_FILES

/// <reference types="vite/client" />
import type { ThemeStyles } from '../../../renderer/define/theme'

/** Every style of this site. */
export const styles: ThemeStyles = {
  base: import.meta.glob<string>('../styles/*.css', { query: '?inline', import: 'default', eager: true }),
  order: [
    'layers',
    'fonts',
    'palette',
    'tokens',
    'grounds',
    'scale',
    'tones',
    'shapes',
    'reset',
    'base',
    'text',
    'share',
    'layout',
    'motion',
    'print',
    'utilities',
  ],
  components: import.meta.glob<string>('../{ui,islands}/**/*.css', { query: '?inline', import: 'default', eager: true }),
  // Styles that pages load late: those of the footer and of what menus contain.
  later: new Set([
    '.footer-column',
    '.footer-newsletter',
    '.language-selector',
    '.menu-panel',
    '.mobile-menu-group',
    '.mobile-menu-panel',
    '.site-footer',
  ]),
  fixedAttributes: [
    'data-tone',
    'data-shape',
    'data-min',
    'data-share',
    'data-scheme',
    'data-ground',
    'data-kind',
    'data-keys',
    'data-level',
    'data-align',
  ],
  // The files of drawings read them.
  externalProperties: '--a-',
}

/** Flags for Chromium that runs as root, without a display, and without requests of its own to the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Flags for Chromium that sets letters as screens show them. Without these their widths are whole pixels on some systems, where there is
 * one pixel to one of CSS, and lines break as on no phone.
 */
export const SCREEN_FLAGS = [...CHROMIUM_FLAGS, '--font-render-hinting=none']

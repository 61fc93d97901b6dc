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
 * Flags for Chromium with letters as wide as on real screens. With hinting, some systems round their widths to whole pixels at a device
 * pixel ratio of 1, and lines break as on no phone.
 */
export const SCREEN_FLAGS = [...CHROMIUM_FLAGS, '--font-render-hinting=none']

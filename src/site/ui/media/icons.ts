/** Icons as paths on a 20 by 20 grid, for a line width of 1.5. */
export const ICONS = {
  alert: 'M10 2.5l8 14.5H2zM10 8v4M10 14v1',
  calendar: 'M3 5h14v12H3zM3 8.5h14M6.5 3v3M13.5 3v3M8.2 11l3.6 3.6M11.8 11l-3.6 3.6',
  chat: 'M3 4h14v10H9l-4 3.5V14H3z',
  check: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM6.5 10.2l2.4 2.4 4.6-5',
  chevron: 'M2 6l8 8 8-8',
  clip: 'M15.5 9l-6 6a3.5 3.5 0 0 1-5-5l7-7a2.3 2.3 0 0 1 3.3 3.3l-6.8 6.8a1.1 1.1 0 0 1-1.6-1.6l6-6',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  down: 'M10 3v10M5.5 9L10 13.5 14.5 9M3.5 17h13',
  heart: 'M10 16.5S3 12.5 3 7.8A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.8c0 4.7-7 8.7-7 8.7z',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5L10 11l7.5-5.5',
  menu: 'M2.5 6.5h15M2.5 13.5h15',
  minimize: 'M4 14.5h12',
  moon: 'M16.5 11.5A7 7 0 0 1 8.5 3.5a7 7 0 1 0 8 8z',
  pause: 'M7 4v12M13 4v12',
  phone: 'M4 3h3l1.6 4L6.5 8.5a9 9 0 0 0 5 5L13 11.4l4 1.6v3a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 2.5 4.6 1.5 1.5 0 0 1 4 3z',
  play: 'M6 4l10 6-10 6z',
  save: 'M5 3h10v14l-5-4-5 4z',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM13 13l4.5 4.5',
  /* The line that ends in a point, as after links. */
  send: 'M0 10h18M15.5 8.5v3h1v-3M14 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  share:
    'M3 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13 4.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13 15.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM6.8 9l6.4-3.5M6.8 11l6.4 3.5',
  sun: 'M6.5 10a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M16 4l-1.4 1.4M5.4 14.6L4 16',
  system: 'M2.5 3.5h15v10h-15zM7 17h6M10 13.5V17',
} as const

export type IconName = keyof typeof ICONS

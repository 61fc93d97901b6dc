/** The colors of the site in its light theme (src/site/styles/palette.css and tokens.css), by use. */
export const colors = {
  page: '#ffffff',
  ground: '#f4f7f3',
  sunken: '#e7ede8',
  text: '#0d201a',
  muted: '#3f504a',
  subtle: '#576660',
  border: '#d0d8d2',
  brand: '#005b44',
  note: '#d5ede1',
  good: '#daf3e1',
  goodMark: '#19673d',
  signal: '#f24b08',
} as const

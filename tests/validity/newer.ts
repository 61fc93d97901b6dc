/** Something that browsers have and the checker does not know, by what the checker says of it. */
type Newer = { says: RegExp; is: string }

/** The day on which the list was last looked at, with the release of the checker in package.json. */
export const LOOKED_AT = '2026-11-28'

const property = (name: string, is: string): Newer => ({ says: new RegExp(`^CSS: “${name}”: Property “${name}” doesn't exist\\.$`), is })

/** What is right and newer than the checker. An entry that it no longer speaks of fails the test, and goes. */
export const NEWER: readonly Newer[] = [
  { says: /^A “link” element with a “blocking” attribute must have a “rel”/, is: '`rel="expect"` (HTML, 2024)' },
  property('view-transition-name', 'CSS View Transitions 1'),
  { says: /^CSS: Unrecognized at-rule “@view-transition”$/, is: 'CSS View Transitions 2' },
  { says: /^CSS: Unknown pseudo-element or pseudo-class “:active-view-transition”$/, is: 'CSS View Transitions 2' },
  { says: /^CSS: Parse Error\.$/, is: '`::view-transition-group(*)` (CSS View Transitions 1)' },
  { says: /^CSS: Unrecognized at-rule “@property”$/, is: 'CSS Properties and Values 1' },
  property('field-sizing', 'CSS Basic User Interface 4'),
  property('interpolate-size', 'CSS Values 5'),
  property('animation-timeline', 'Scroll-driven Animations 1'),
  property('view-timeline', 'Scroll-driven Animations 1'),
  property('animation-range', 'Scroll-driven Animations 1'),
  property('container-type', 'CSS Conditional Rules 5'),
  {
    says: /^CSS: “(?:container|font-size|block-size|inline-size)”: Parse Error\.$/,
    is: 'rules and units of containers (CSS Conditional Rules 5)',
  },
  { says: /^CSS: “(?:margin|padding)”: Unknown dimension\.$/, is: 'units of containers (CSS Conditional Rules 5)' },
  {
    says: /^CSS: “transition”: “--a-ring(?:-width)?” is not a “transition” value\.$/,
    is: 'transitions of variables (CSS Properties and Values 1)',
  },
  property('paint-order', 'SVG 2, Painting'),
  property('vector-effect', 'SVG 2, Coordinates'),
  property('r', 'SVG 2, Geometry'),
  { says: /^CSS: “--edge”: Parse Error\.$/, is: 'a percentage times a variable, which `calc()` may divide (CSS Values 4)' },
  { says: /^CSS: “mask”: /, is: 'several layers with positions, and gradients in them (CSS Masking 1)' },
  { says: /^CSS: “animation”: “jump-none” is not/, is: 'steps that jump at neither end (CSS Easing 1)' },
  { says: /^CSS: “(?:grid-template-columns|translate)”: Invalid type: “.*var\(/, is: 'custom properties in functions (CSS Variables 1)' },
]

/** What the checker warns of, and is as it should be. */
export const MEANT: readonly Newer[] = [
  {
    says: /^Resource violates Content Security Policy/,
    is: 'it reads files, of which none is `self`; tests/browser/policy.spec.ts asks browsers',
  },
  { says: /^Inline script violates Content Security Policy/, is: 'it knows no hashes of scripts' },
  { says: /^Section lacks heading\./, is: 'a region that scrolls, which is named by the heading above it' },
]

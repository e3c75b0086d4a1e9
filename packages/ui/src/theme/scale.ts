// What the styles, the design pages of Storybook and the tokens for Figma share. Strings, so that a style needs no code.

/** Corner radii: fields and chips, tiles and buttons, cards. */
export const radius = { s: '8px', m: '12px', l: '20px' } as const

/** Steps of 4 px that spacing takes. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 12] as const

/** Text sizes by use. In rem, so that they follow the text size of the member's browser. */
export const textSize = {
  caption: '0.8125rem',
  note: '0.875rem',
  row: '0.9375rem',
  body: '1rem',
  menu: '1.125rem',
  section: '1.1875rem',
  lead: '1.25rem',
  sum: '1.375rem',
  pinned: '1.5rem',
  title: '1.625rem',
  input: '1.75rem',
  titleWide: '2rem',
  balance: '2.25rem',
  confirmed: '2.5rem',
} as const

export const families = {
  body: "var(--own-body, Sarabun), 'Noto Sans Thai Looped', Thonburi, 'Leelawadee UI', 'Noto Sans Thai', sans-serif",
  display: "var(--own-display, Kanit), 'Noto Sans Thai', Thonburi, 'Leelawadee UI', sans-serif",
} as const

/** Shadows by height over the page. */
export const elevation = {
  card: '0 2px 10px -6px var(--shadow)',
  floating: '0 8px 24px var(--shadow)',
  dialog: '0 16px 48px var(--shadow)',
} as const

/** Durations by what moves. */
export const duration = { press: '0.15s', appear: '0.2s', move: '0.25s', turn: '0.8s', wait: '1.6s' } as const

/** Easing of what comes to rest in a new place. */
export const settle = 'cubic-bezier(0.2, 0.9, 0.3, 1)'

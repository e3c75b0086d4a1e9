import {
  both,
  blue,
  dim,
  disc,
  ellipse,
  fire,
  gleam,
  gold,
  green,
  ink,
  paper,
  red,
  shade,
  star,
  steel,
  type Emblem,
} from './shapes.ts'

const card = (x: number, y: number, lean: string) => `M${x} ${y}${lean}`
const die = (x: number, y: number, pips: string): Emblem => [
  [paper, `M${x + 6} ${y}h28q6 0 6 6v28q0 6-6 6h-28q-6 0-6-6v-28q0-6 6-6z`],
  [red, pips],
]
const tile = (x: number, y: number): Emblem => [
  [green, `M${x + 5} ${y + 5}h34v48h-34z`],
  [paper, `M${x} ${y}h34q4 0 4 4v42q0 4-4 4h-34q-4 0-4-4v-42q0-4 4-4z`],
]

export const tables = {
  cards: [
    [paper, card(-44, -18, 'l34-14q4-1 5 2l20 52q1 4-2 5l-34 14q-4 1-5-2l-20-52q-1-4 2-5z')],
    [dim, card(-44, -18, 'l34-14q4-1 5 2l20 52q1 4-2 5l-34 14q-4 1-5-2l-20-52q-1-4 2-5z')],
    [paper, card(4, -44, 'l36 8q4 1 3 5l-12 56q-1 4-5 3l-36-8q-4-1-3-5l12-56q1-4 5-3z')],
    [red, 'M14-2C2-10 4-22 11-22 15-22 16-18 17-15 20-18 23-20 26-18 32-14 28-4 14 14 12 8 12 4 14-2z'],
    [ink, disc(-26, 14, 7) + disc(-14, 10, 7) + disc(-24, 2, 7) + 'M-20 8l4 18-10 3z'],
  ],
  chip: [
    [red, disc(0, 0, 42)],
    [
      paper,
      'M-8-42h16l-3 12h-10zM-8 42h16l-3-12h-10zM42-8v16l-12-3v-10zM-42-8v16l12-3v-10zM25-34l10 10-10 7-7-7zM-25-34l-10 10 10 7 7-7zM25 34l10-10-10-7-7 7zM-25 34l-10-10 10-7 7 7z',
    ],
    [gold, disc(0, 0, 25)],
    ['#7c1220', disc(0, 0, 21)],
    [gold, 'M0-15C4-8 13-3 13 4c0 6-8 7-11 3C2 11 3 13 5 15H-5c2-2 3-4 3-8-3 4-11 3-11-3 0-7 9-12 13-19z'],
    [shade, disc(0, 0, 42)],
  ],
  dice: [
    ...die(-40, -12, disc(-28, 0, 4) + disc(-20, 8, 4) + disc(-12, 16, 4)),
    ...die(2, -32, disc(14, -20, 4) + disc(30, -20, 4) + disc(14, -4, 4) + disc(30, -4, 4)),
    [gleam, 'M6-32h32v6h-36zM-36-12h32v6h-36z'],
    [gold, disc(20, 26, 14)],
    [shade, disc(20, 26, 14)],
  ],
  mahjong: [
    ...tile(-34, -36),
    ...tile(2, -18),
    [red, disc(-17, -20, 7) + 'M-24-2h14v4h-14zM-19-8h4v22h-4z'],
    [blue, disc(12, -6, 5) + disc(28, -6, 5) + disc(12, 20, 5) + disc(28, 20, 5)],
    [green, disc(20, 7, 5)],
  ],
  football: [
    [paper, disc(0, 0, 40)],
    [
      ink,
      'M0-13L13-4 8 11H-8L-13-4zM0-40L9-34-9-34zM-36-16L-34 2-24-8-24-20zM36-16L34 2 24-8 24-20zM-24 30L-12 34-10 24-18 20zM24 30L12 34 10 24 18 20z',
    ],
    [
      ink,
      'M-1-13V-34h2V-13zM13-5L26-14 25-15 12-6zM-13-5L-26-14-25-15-12-6zM8 11L15 21 16 20 9 10zM-8 11L-15 21-16 20-9 10z',
    ],
    [shade, disc(0, 0, 40)],
  ],
  basketball: [
    ['#ee7b23', disc(0, 0, 40)],
    [
      ink,
      'M-40-1H40V1H-40zM-1-40H1V40H-1zM-28-28C-12-14-12 14-28 28L-26 30C-8 14-8-14-26-30zM28-28C12-14 12 14 28 28L26 30C8 14 8-14 26-30z',
    ],
    [shade, disc(0, 0, 40)],
  ],
  tennis: [
    ['#c9e23a', disc(0, 0, 40)],
    [
      '#fff',
      'M-34-20C-14-14-14 14-34 20L-31 24C-8 16-8-16-31-24zM34-20C14-14 14 14 34 20L31 24C8 16 8-16 31-24z',
    ],
    [shade, disc(0, 0, 40)],
  ],
  volleyball: [
    [paper, disc(0, 0, 40)],
    [blue, 'M0-2C-10-20-8-34 2-40 16-38 30-30 36-16 22-18 8-14 0-2z'],
    [gold, 'M2 2C22 2 34 8 38 16 34 28 24 38 8 40 12 26 10 12 2 2z'],
    [shade, disc(0, 0, 40)],
  ],
  shuttle: [
    [paper, 'M-30-40L-4 14H4L30-40 18-32 10-42 0-32-10-42-18-32z'],
    [dim, 'M-1-32h2V12h-2zM-18-30l3-2L-3 12h-2zM18-30l-3-2L3 12h2zM-20-18H20l-2 4H-18z'],
    [red, 'M-12 14h24v8h-24z'],
    [paper, 'M-12 22h24C12 42-12 42-12 22z'],
  ],
  racket: [
    [red, 'M-8-44C20-44 30-18 18 2 10 14-6 16-14 12L-28 42-38 36-24 8C-44-12-30-44-8-44z'],
    [gleam, 'M-24-30C-18-40-4-42 6-36-8-36-18-28-22-16z'],
    [paper, disc(30, 24, 12)],
    [shade, disc(30, 24, 12)],
  ],
  golf: [
    [steel, 'M-4-44h5V38h-5z'],
    [red, 'M1-44L36-30 1-16z'],
    [green, ellipse(0, 38, 46, 9)],
    [paper, disc(22, 28, 11)],
    [shade, disc(22, 28, 11)],
  ],
  snooker: [
    [ink, disc(0, 0, 40)],
    [paper, disc(0, -4, 19)],
    [ink, 'M0-18a7 7 0 0 1 5 12a8 8 0 1 1-10 0a7 7 0 0 1 5-12zM0-14a3 3 0 1 0 .1 0zM0-4a4 4 0 1 0 .1 0z'],
    [shade, disc(0, 0, 40)],
  ],
  race: [
    [ink, 'M-40-30H36V22H-40z'],
    [
      paper,
      'M-40-30h19v17h-19zM-2-30h19v17H-2zM-21-13h19V5h-19zM17-13h19V5H17zM-40 5h19v17h-19zM-2 5h19v17H-2z',
    ],
    [steel, 'M-46-40h6v84h-6z'],
    [gleam, 'M-40-30H36l-8 8h-68z'],
  ],
  pad: [
    [blue, 'M-26-20H26C44-20 50 14 46 30 40 40 28 34 22 20H-22C-28 34-40 40-46 30-50 14-44-20-26-20z'],
    [paper, 'M-28-8h6v6h6v6h-6v6h-6v-6h-6v-6h6z'],
    [gold, disc(20, -6, 4.5)],
    [red, disc(30, 4, 4.5)],
    [gleam, 'M-26-16H26C34-16 38-8 40 0 30-8-30-8-40 0-38-8-34-16-26-16z'],
  ],
  lotto: [
    [red, disc(-18, -14, 22)],
    [blue, disc(20, -10, 20)],
    [gold, disc(0, 20, 23)],
    ['#fff', disc(-18, -14, 11) + disc(20, -10, 10) + disc(0, 20, 11)],
    [shade, disc(-18, -14, 22) + disc(20, -10, 20)],
    [shade, disc(0, 20, 23)],
  ],
  ticket: [
    [gold, 'M-44-24H44V-8a8 8 0 0 0 0 16V26H-44V8a8 8 0 0 0 0-16z'],
    [dim, 'M16-24h3v7h-3zM16-12h3v8h-3zM16 0h3v8h-3zM16 12h3v8h-3z'],
    [red, star(5, 16, 7, 1)],
    [gleam, 'M-44-24H44v6H-44z'],
  ],
  chart: [
    [green, 'M-38 6h16v30h-16zM-8-12h16v48H-8z'],
    [red, 'M22 14h16v22H22z'],
    [gold, 'M-42-4L-14-26 6-10 34-40 40-34 8 0-13-16-38 2z'],
    [fire, disc(37, -37, 6)],
    [steel, 'M-44 38h88v5h-88z'],
  ],
  spade: [
    [
      ink,
      'M0-44C12-22 40-8 40 16c0 18-24 22-34 8C6 34 10 40 16 46H-16C-10 40-6 34-6 24c-10 14-34 10-34-8C-40-8-12-22 0-44z',
    ],
    [gleam, both((side) => (side < 0 ? 'M-4-30C-16-14-32-4-32 14-36-4-18-14-4-30z' : ''))],
    [gold, star(5, 14, 6, 6)],
  ],
} satisfies Record<string, Emblem>

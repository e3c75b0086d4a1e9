import {
  both,
  blue,
  brand,
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

const gem = (paint: string): Emblem => [
  [paint, 'M-24-34H24L46-8 0 44-46-8z'],
  ['rgba(255,255,255,.55)', 'M-24-34L-14-8H-46zM-14-8L0-34 14-8z'],
  ['rgba(255,255,255,.22)', 'M24-34L46-8H14zM-14-8H14L0 44z'],
  [dim, 'M14-8H46L0 44z'],
]
const petals = (count: number, far: number, across: number) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count - Math.PI / 2
    return disc(+(far * Math.cos(turn)).toFixed(1), +(far * Math.sin(turn)).toFixed(1), across)
  }).join('')

export const things = {
  diamond: gem(blue),
  ruby: gem(red),
  emerald: gem(green),
  pearl: [
    ['#f2a7c3', 'M-46 10C-44-26-22-40 0-40S44-26 46 10C30 0 14 2 0 4-14 2-30 0-46 10z'],
    [dim, 'M-20-34L-10 2-14 3zM20-34L10 2l4 1zM-1-40h2V3h-2z'],
    ['#d97aa0', 'M-46 12C-36 34-16 42 0 42S36 34 46 12C30 6 14 8 0 10-14 8-30 6-46 12z'],
    [paper, disc(0, 10, 15)],
    [shade, disc(0, 10, 15)],
  ],
  coin: [
    [gold, disc(-14, 14, 28)],
    [shade, disc(-14, 14, 28)],
    [gold, disc(12, -6, 34)],
    ['rgba(90,52,0,.35)', 'M-14-6a26 26 0 1 0 52 0a26 26 0 1 0-52 0zm4 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0z'],
    [
      '#6b4204',
      'M2-20H13a7 7 0 0 1 5 12a8 8 0 0 1-4 14.500H2zM8-15v6h5a3 3 0 0 0 0-6zM8-4v6h6a3 3 0 0 0 0-6zM9-25h4V11H9z',
    ],
    [gleam, 'M-18-16C-12-32 4-40 20-36 4-34-10-26-18-16z'],
  ],
  star: [
    [gold, star(5, 46, 20, 4)],
    [gleam, 'M0-42L10-14 0-4-10-14zM-10-14L-44-10-16 6z'],
    [dim, 'M0 24L27 41 18 10z'],
  ],
  moon: [
    [gold, 'M14-44C-18-46-42-24-42 4S-18 46 8 44C24 43 36 34 42 22 16 28-8 12-8-12-8-26 2-38 14-44z'],
    [dim, 'M8 44C24 43 36 34 42 22 26 30 0 28-14 12-12 28-4 38 8 44z'],
    [paper, star(5, 9, 4, -18) + star(4, 6, 2, 4)],
  ],
  bell: [
    [
      gold,
      'M0-44C6-44 8-40 8-36 26-30 30-12 30 4 30 16 36 20 42 28H-42C-36 20-30 16-30 4-30-12-26-30-8-36-8-40-6-44 0-44z',
    ],
    [fire, disc(0, 36, 9)],
    [dim, 'M-42 28C-36 22-32 18-31 12H31C32 18 36 22 42 28z'],
    [gleam, 'M-22 6C-22-14-16-24-6-30-12-18-12-6-12 8z'],
  ],
  cherry: [
    [green, 'M6-44C22-46 38-38 40-26 24-24 12-32 6-44z'],
    ['#5f8f2d', 'M8-44C2-24-12-8-22 4l4 2C-6-6 8-22 11-38 20-22 22-8 20 8h4C28-12 22-32 8-44z'],
    [red, disc(-20, 22, 21) + disc(22, 24, 19)],
    [shade, disc(-20, 22, 21) + disc(22, 24, 19)],
  ],
  melon: [
    [green, 'M-48-10H48C48 22 26 40 0 40S-48 22-48-10z'],
    ['#eafbd0', 'M-41-10H41C41 18 22 34 0 34S-41 18-41-10z'],
    [red, 'M-36-10H36C36 14 20 28 0 28S-36 14-36-10z'],
    [
      ink,
      ellipse(-16, 0, 2.4, 4) +
        ellipse(0, 8, 2.4, 4) +
        ellipse(16, 0, 2.4, 4) +
        ellipse(-8, 18, 2, 3.4) +
        ellipse(9, 18, 2, 3.4),
    ],
  ],
  mango: [
    [gold, 'M-10-30C20-40 46-18 42 10 38 34 10 44-14 36-40 28-46 4-34-8-26-16-26-24-10-30z'],
    [fire, 'M-36-6C-26-16-26-24-10-30 10-36 28-30 36-14 16-24-12-22-36-6z'],
    [green, 'M-10-30C-8-44 8-50 24-44 20-34 6-28-10-30z'],
    [gleam, 'M-30 6C-26-6-14-12-4-12-14-6-22 4-24 14z'],
  ],
  durian: [
    ['#7c8f2a', star(14, 44, 34, 2)],
    ['#98ab3a', star(14, 32, 24, 2)],
    ['#5f4a1e', 'M-4-44h8v12h-8z'],
    [gold, ellipse(0, 8, 13, 18)],
    [shade, disc(0, 2, 38)],
  ],
  candy: [
    [red, both((side) => `M${side * 26} 0L${side * 50} -20 ${side * 46} 0 ${side * 50} 20z`)],
    ['#ff6fa8', disc(0, 0, 30)],
    [
      '#fff',
      'M-30 0a30 30 0 0 1 6-18C-8-18 10-4 14 26A30 30 0 0 1 0 30C2 12-10 0-30 0zM4-30A30 30 0 0 1 28-10C20-12 8-20 4-30z',
    ],
    [shade, disc(0, 0, 30)],
  ],
  honey: [
    [gold, 'M-30-16h60C40-2 40 24 28 40H-28C-40 24-40-2-30-16z'],
    ['#7a4a12', 'M-32-28h64v14h-64z'],
    [fire, 'M-30-14h60v8C24 6 18-4 12 4 6 14-2 0-8 8-14 18-20-2-30-4z'],
    [paper, ellipse(0, 22, 18, 11)],
    [gleam, 'M-30 0C-34 12-32 24-28 34-24 24-26 10-24 0z'],
  ],
  lotus: [
    [
      '#f06ea6',
      both(
        (side) =>
          `M0 30C${side * 30} 30 ${side * 52} 14 ${side * 52} -8 ${side * 36} -6 ${side * 16} 4 0 30z`,
      ),
    ],
    [
      '#f78fbd',
      both(
        (side) =>
          `M0 30C${side * 26} 20 ${side * 36} -6 ${side * 30} -30 ${side * 14} -20 ${side * 2} 2 0 30z`,
      ),
    ],
    ['#ffc1dc', 'M0 30C-16 10-16-20 0-42 16-20 16 10 0 30z'],
    [green, 'M-44 34C-20 26 20 26 44 34 20 42-20 42-44 34z'],
    [gleam, 'M-2 20C-10 4-10-16-2-32z'],
  ],
  flower: [
    ['#ff9ec4', petals(5, 22, 20)],
    ['#ffd0e2', petals(5, 20, 11)],
    [gold, disc(0, 0, 10)],
    [shade, petals(5, 22, 20)],
  ],
  chest: [
    ['#8a4f1d', 'M-42-4C-42-32-26-38-14-38H14C26-38 42-32 42-4z'],
    ['#6f3d14', 'M-42 0h84v36h-84z'],
    [gold, 'M-44-6h88v10h-88zM-42 30h84v6h-84zM-30-34h8v70h-8zM22-34h8v70h-8z'],
    [gold, disc(0, 8, 11)],
    [ink, disc(0, 6, 3.6) + 'M-2 6h4v9h-4z'],
    [gleam, 'M-38-10C-36-26-26-32-16-33-26-26-30-18-31-10z'],
  ],
  clover: [
    [green, disc(-16, -16, 18) + disc(16, -16, 18) + disc(-16, 14, 18) + disc(16, 14, 18)],
    ['#1c7a40', 'M-2 0C2 16 6 30 20 44l6-4C14 28 8 16 4 0z'],
    [shade, disc(-16, -16, 18) + disc(16, -16, 18) + disc(-16, 14, 18) + disc(16, 14, 18)],
  ],
  seven: [
    [gold, 'M-34-42H38V-24C18-4 8 14 6 44H-22C-20 18-8-6 8-22H-34z'],
    [red, 'M-28-36H32V-26C12-6 2 12 0 38H-15C-12 14 0-10 18-28H-28z'],
    [gleam, 'M-28-36H32v4h-60z'],
  ],
  wheel: [
    [gold, disc(0, 0, 46)],
    ['#1c1526', disc(0, 0, 40)],
    [
      red,
      'M0 0L0-38A38 38 0 0 1 27-27zM0 0L38 0A38 38 0 0 1 27 27zM0 0L0 38A38 38 0 0 1-27 27zM0 0L-38 0A38 38 0 0 1-27-27z',
    ],
    [gold, disc(0, 0, 13)],
    [steel, disc(25, -9, 5)],
    [shade, disc(0, 0, 46)],
  ],
  lantern: [
    [red, ellipse(0, 2, 34, 30)],
    [gold, 'M-16-34h32v8h-32zM-16 30h32v8h-32zM-2-46h4v12h-4zM-8 38h4v12h-4zM-1 38h4v14h-4zM6 38h4v12h-4z'],
    [dim, 'M-18-24C-30-6-30 10-18 28-22 10-22-6-18-24zM18-24C30-6 30 10 18 28 22 10 22-6 18-24z'],
    [shade, ellipse(0, 2, 34, 30)],
    [brand, disc(0, 2, 9)],
  ],
} satisfies Record<string, Emblem>

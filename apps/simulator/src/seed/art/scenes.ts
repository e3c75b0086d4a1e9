import { at, picture, rays, spark, mix, type Paints } from './paints.ts'
import { coin, gift, goldBars, star } from './things.ts'

const stage = (paints: Paints, width: number, height: number, content: string) =>
  picture(
    paints,
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${rays(width * 0.68, height * 0.52, width * 0.8, paints.brand, paints.isDark ? 0.06 : 0.1)}<ellipse cx="${width * 0.68}" cy="${height * 0.5}" rx="${width * 0.46}" ry="${height * 0.8}" fill="url(#glow)"/>${content}`,
  )

const point = (turn: number) => `${(Math.sin(turn) * 100).toFixed(2)} ${(-Math.cos(turn) * 100).toFixed(2)}`

function wheelArt({ brand, light, deep, isDark }: Paints, r: number) {
  const colours = [
    brand,
    isDark ? '#1c202c' : '#ffffff',
    '#f0436b',
    light,
    deep,
    '#2fa8e0',
    mix(brand, '#f0436b', 0.5),
    '#8b5cf6',
  ]
  const wedge = (Math.PI * 2) / 8
  const wedges = colours.map(
    (colour, place) =>
      `<path d="M0 0L${point((place - 0.5) * wedge)}A100 100 0 01${point((place + 0.5) * wedge)}z" fill="${colour}"/>`,
  )
  const bulbs = Array.from(
    { length: 16 },
    (_, turn) =>
      `<circle cy="-110" r="4.200" fill="${turn % 2 ? '#fff' : '#ffe48a'}" transform="rotate(${turn * 22.5})"/>`,
  )
  return `<g transform="scale(${r / 122})"><circle r="122" cy="7" fill="#000" opacity=".35"/><circle r="120" fill="url(#gold)"/><circle r="103" fill="#05070b"/>${wedges.join('')}<g stroke="#fff" stroke-opacity=".35" stroke-width="1.500">${colours.map((_, place) => `<path d="M0 0V-100" transform="rotate(${place * 45 + 22.5})"/>`).join('')}</g><path d="M-100 0A100 100 0 01100 0C60-34-60-34-100 0z" fill="#fff" opacity=".14"/>${bulbs.join('')}<circle r="27" fill="url(#gold)"/><circle r="19" fill="#05070b"/>${star(15, 'url(#gold)')}<path d="M-15-134H15L0-92z" fill="url(#rose)"/><path d="M-15-134H0V-92z" fill="#fff" opacity=".25"/></g>`
}

const cardBack = ({ brand }: Paints) =>
  `<rect x="-50" y="-66" width="100" height="140" rx="13" fill="#000" opacity=".35"/><rect x="-50" y="-70" width="100" height="140" rx="13" fill="url(#brand)"/><rect x="-43" y="-63" width="86" height="126" rx="8" fill="url(#night)"/><g fill="none" stroke="${brand}" stroke-opacity=".5" stroke-width="1.500"><circle r="33"/><circle r="24"/><path d="M-43-22L-2-63M-43 22L43-63M-43 63L43-22M2 63L43 22M43-22L2-63M43 22L-43-63M43 63L-43-22M-2 63L-43 22" opacity=".5"/></g>${star(21, 'url(#gold)')}`

const cardFace = (content: string) =>
  `<rect x="-50" y="-66" width="100" height="140" rx="13" fill="#000" opacity=".35"/><rect x="-50" y="-70" width="100" height="140" rx="13" fill="url(#paper)"/><rect x="-43" y="-63" width="86" height="126" rx="8" fill="none" stroke="#c98a14" stroke-width="2.500"/>${content}`

export const wheelScene = (paints: Paints) =>
  stage(
    paints,
    960,
    540,
    `${at(655, 285, wheelArt(paints, 216))}${at(250, 400, coin(62), -14)}${at(346, 446, coin(44), 18)}${at(168, 462, coin(38), 8)}${spark(330, 130, 26)}${spark(170, 240, 16, paints.light)}${spark(410, 250, 12)}`,
  )

export const cardsScene = (paints: Paints) =>
  stage(
    paints,
    960,
    540,
    `${at(470, 300, cardBack(paints), -18, 1.9)}${at(828, 306, cardBack(paints), 18, 1.9)}${at(650, 268, cardFace(at(0, 0, coin(36))), 0, 2.25)}${at(220, 430, coin(54), -16)}${at(304, 468, coin(36), 14)}${spark(300, 150, 24)}${spark(196, 268, 14, paints.light)}`,
  )

export const giftCardsScene = (paints: Paints) =>
  stage(
    paints,
    960,
    540,
    `${at(478, 312, cardBack(paints), -16, 1.85)}${at(836, 312, cardBack(paints), 16, 1.85)}${at(656, 290, gift(), 0, 1.45)}${at(236, 396, goldBars(), 0, 0.85)}${spark(310, 150, 26)}${spark(180, 250, 15, paints.light)}`,
  )

export const calendarScene = (paints: Paints) => {
  const { brand, ink } = paints
  const days = Array.from({ length: 20 }, (_, place) => {
    const [x, y] = [-128 + (place % 5) * 64, -40 + Math.floor(place / 5) * 54]
    const isDone = place < 13
    return `<g transform="translate(${x} ${y})"><rect x="-26" y="-22" width="52" height="44" rx="11" fill="${isDone ? brand : '#8d99ab'}" fill-opacity="${isDone ? 1 : 0.2}"/>${isDone ? `<path d="M-11 1L-3 9 12-8" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` : ''}</g>`
  })
  return stage(
    paints,
    960,
    540,
    `${at(650, 284, `<rect x="-186" y="-186" width="372" height="390" rx="36" fill="#000" opacity=".3"/><rect x="-186" y="-196" width="372" height="390" rx="36" fill="url(#paper)"/><path d="M-186-160a36 36 0 0136-36H150a36 36 0 0136 36V-96H-186z" fill="url(#brand)"/><rect x="-112" y="-224" width="22" height="62" rx="11" fill="url(#steel)"/><rect x="90" y="-224" width="22" height="62" rx="11" fill="url(#steel)"/>${at(0, -144, star(28, ink))}${days.join('')}`, 5)}${at(248, 404, coin(66, 'star'), -12)}${at(346, 452, coin(42, 'star'), 14)}${spark(330, 150, 24)}${spark(190, 260, 15, paints.light)}`,
  )
}

export const promotionScene = (paints: Paints) =>
  stage(
    paints,
    960,
    540,
    `${at(652, 278, `<circle r="176" cy="8" fill="#000" opacity=".35"/><circle r="176" fill="url(#gold)"/><circle r="146" fill="url(#night)"/><circle r="146" fill="url(#glow)"/><g fill="none" stroke="url(#gold)" stroke-width="24" stroke-linecap="round"><circle cx="-52" cy="-44" r="32"/><circle cx="52" cy="50" r="32"/><path d="M66-84L-66 90"/></g>`)}${at(240, 420, coin(64), -12)}${at(346, 456, coin(42), 14)}${at(152, 466, coin(36), 6)}${spark(330, 140, 26)}${spark(196, 256, 15, paints.light)}`,
  )

const clapper = `<rect x="-190" y="-60" width="380" height="230" rx="26" fill="url(#night)"/><path d="M-190-34a26 26 0 0126-26H164a26 26 0 0126 26V2H-190z" fill="url(#brand)"/><g transform="translate(-188 -62) rotate(-14)"><rect y="-62" width="380" height="56" rx="14" fill="url(#paper)"/><path d="M40-62h52l-36 56H4zM142-62h52l-36 56h-52zM244-62h52l-36 56h-52zM346-62h20a14 14 0 0114 14v10l-20 32h-50z" fill="#171b26"/></g>${at(0, 88, star(50, 'url(#gold)'))}`

export const movieScene = (paints: Paints) =>
  stage(
    paints,
    960,
    540,
    `${at(640, 300, clapper)}${spark(330, 150, 26)}${spark(220, 300, 18, paints.light)}${at(240, 430, star(46, 'url(#gold)'), 12)}`,
  )

const reel = `<circle r="92" fill="url(#steel)"/><circle r="92" fill="none" stroke="#10131c" stroke-width="6"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cy="-52" r="23" fill="#10131c" transform="rotate(${turn})"/>`).join('')}<circle r="14" fill="#10131c"/>`

const popcorn = `<g fill="url(#gold)"><circle cx="-44" cy="-62" r="27"/><circle cx="-6" cy="-82" r="31"/><circle cx="38" cy="-64" r="28"/><circle cx="14" cy="-50" r="27"/></g><path d="M-74-52H74L52 92H-52z" fill="url(#paper)"/><path d="M-74-52h30l10 144h-18zM-14-52h28l-5 144H-9zM44-52h30L52 92H34z" fill="url(#rose)"/>`

const ticket = `<path d="M-96-44H96V-16a16 16 0 000 32V44H-96V16a16 16 0 000-32z" fill="url(#brand)"/><path d="M48-44V44" stroke="#10131c" stroke-opacity=".5" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"/>`

/** Top of the page of films, whose upper and lower edge a wide screen cuts off. */
export const filmsScene = (paints: Paints) =>
  stage(
    paints,
    960,
    420,
    `${at(170, 220, reel, 0, 0.95)}${at(300, 292, ticket, -12, 0.72)}${at(590, 244, clapper, 0, 0.68)}${at(812, 224, popcorn, 6, 0.98)}${at(300, 292, star(16, '#fff'), -12)}${spark(330, 116, 20)}${spark(420, 250, 12, paints.light)}${spark(720, 92, 15)}`,
  )

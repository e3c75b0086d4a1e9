import { at, type Paints } from './paints.ts'

// Objects are drawn around the origin, within 130 px; their shadow is at y = 132.

const shine = (d: string, opacity = 0.5) => `<path d="${d}" fill="url(#shine)" opacity="${opacity}"/>`

export const star = (r: number, fill: string) =>
  `<path d="M0-100L19-46 71-71 46-19 100 0 46 19 71 71 19 46 0 100-19 46-71 71-46 19-100 0-46-19-71-71-19-46z" transform="scale(${r / 100})" fill="${fill}"/>`

export const coin = (r = 60, mark = '฿') => {
  const baht =
    mark === '฿'
      ? `<path d="M-14-24H6a12 12 0 010 24h-20zM-14 0H9a12.500 12.500 0 010 25h-23zM-3-36V37" fill="none" stroke="#6d4304" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>`
      : star(32, '#8a5606')
  return `<g transform="scale(${r / 60})"><circle r="60" cy="6" fill="#6d4304"/><circle r="60" fill="url(#gold)"/><circle r="47" fill="none" stroke="#8a5606" stroke-opacity=".5" stroke-width="4"/>${baht}<path d="M-55-22A60 60 0 0138-47C8-45-34-30-55-22z" fill="#fff" opacity=".45"/></g>`
}

const fivePoints =
  '<path d="M0-35L10.300-12.500 33.300-10.700 15.800 5 20.600 28.300 0 16.400-20.600 28.300-15.800 5-33.300-10.700-10.300-12.500z" fill="#fff"/>'

/** Draws a medal of reward points, which are blue everywhere. */
export const points = (r = 60) =>
  `<g transform="scale(${r / 60})"><circle r="60" cy="6" fill="#0c4f86"/><circle r="60" fill="url(#sea)"/><circle r="47" fill="none" stroke="#0c4f86" stroke-opacity=".5" stroke-width="4"/>${fivePoints}<path d="M-55-22A60 60 0 0138-47C8-45-34-30-55-22z" fill="#fff" opacity=".45"/></g>`

const bar = `<path d="M-92 26L-66-26H66L92 26 82 44H-82z" fill="#8a5606"/><path d="M-92 26L-66-26H66L92 26z" fill="url(#gold)"/><path d="M-92 26H92L82 44H-82z" fill="#b87c12"/><path d="M-54-14H54L66 14H-66z" fill="none" stroke="#8a5606" stroke-opacity=".45" stroke-width="4"/><path d="M-66-26H66L70-18H-70z" fill="#fff" opacity=".55"/>`

export const goldBars = () =>
  `${at(-52, 88, bar, 0, 0.82)}${at(56, 88, bar, 0, 0.82)}${at(0, 30, bar, 0, 0.86)}${at(0, 30, star(16, '#a86f10'))}`

export const goldNecklace = () =>
  `<path d="M-92-96C-86 20-40 66 0 72 40 66 86 20 92-96" fill="none" stroke="#8a5606" stroke-width="20" stroke-linecap="round"/><path d="M-92-98C-86 18-40 64 0 70 40 64 86 18 92-98" fill="none" stroke="url(#gold)" stroke-width="16" stroke-linecap="round"/><path d="M-92-98C-86 18-40 64 0 70 40 64 86 18 92-98" fill="none" stroke="#8a5606" stroke-opacity=".7" stroke-width="16" stroke-dasharray="3 13"/>${at(0, 98, coin(40, 'star'))}`

export const phone = ({ brand }: Paints) =>
  at(
    0,
    0,
    `<rect x="-66" y="-126" width="138" height="256" rx="26" fill="#05070b"/><rect x="-70" y="-128" width="136" height="256" rx="26" fill="url(#steel)"/><rect x="-64" y="-122" width="124" height="244" rx="21" fill="url(#night)"/><g opacity=".95"><circle cx="-2" cy="-6" r="66" fill="url(#glow)"/><path d="M-64 56C-30 26 14 86 60 30V101a21 21 0 01-21 21H-43a21 21 0 01-21-21z" fill="url(#brand)"/><path d="M-64 84C-22 58 22 108 60 66V101a21 21 0 01-21 21H-43a21 21 0 01-21-21z" fill="${brand}" opacity=".6"/></g>${at(-2, -26, star(34, 'url(#gold)'))}<rect x="-24" y="-114" width="44" height="11" rx="5.500" fill="#05070b"/>${shine('M-64-101a21 21 0 0121-21H10L-64 62z', 0.28)}`,
    8,
  )

export const earbuds = () =>
  `<path d="M-92-4C-92-88-50-118 0-118S92-88 92-4z" fill="url(#steel)"/><path d="M-76-10C-74-74-44-100 0-100S74-74 76-10z" fill="url(#night)"/>${at(-34, -34, bud, 14)}${at(34, -34, `<g transform="scale(-1 1)">${bud}</g>`, -14)}<path d="M-98-4H98V42a72 72 0 01-72 72H-26a72 72 0 01-72-72z" fill="url(#paper)"/><path d="M-98-4H98V10H-98z" fill="#5d6a7d" opacity=".35"/><circle cy="58" r="6" fill="url(#leaf)"/>${shine('M-88 14H-30C-50 40-56 74-44 104-70 96-88 70-88 42z', 0.9)}`
const bud = `<rect x="-9" y="0" width="18" height="46" rx="9" fill="url(#paper)"/><path d="M-24-16a25 25 0 0150-2c0 16-12 26-28 26-14 0-22-10-22-24z" fill="url(#paper)"/><path d="M14-30c12 0 20 6 20 14s-8 13-18 12z" fill="url(#night)"/><path d="M-14-24a14 14 0 0112-12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`

export const speaker = ({ brand }: Paints) =>
  `<rect x="-82" y="-122" width="164" height="250" rx="40" fill="url(#night)"/><rect x="-82" y="-122" width="164" height="250" rx="40" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>${[
    [-58, 36],
    [46, 56],
  ]
    .map(
      ([y, r]) =>
        `<g transform="translate(0 ${y})"><circle r="${r! + 8}" fill="#05070b"/><circle r="${r}" fill="url(#night)"/><circle r="${r! * 0.62}" fill="url(#brand)"/><circle r="${r! * 0.3}" fill="#05070b" opacity=".55"/><circle r="${r}" fill="none" stroke="${brand}" stroke-opacity=".5" stroke-width="3"/></g>`,
    )
    .join('')}${shine('M-82-82a40 40 0 0140-40H6L-82 70z', 0.16)}`

export const helmet = () =>
  `<path d="M-116 34C-124-62-58-120 12-118 84-116 124-62 120 8 119 40 110 66 96 84 82 96 40 98 8 96l-10-36C-50 66-92 62-116 34z" fill="url(#brand)"/><path d="M18-20C58-26 96-22 118-12c4 34-6 66-22 94C74 92 42 92 12 88 0 54 0 14 18-20z" fill="url(#night)"/><path d="M26-10c34-5 64-2 84 6 2 14 0 26-3 37C74 22 44 22 17 28c0-14 3-26 9-38z" fill="url(#sea)" opacity=".75"/>${shine('M-104 0C-96-66-44-106 12-106c24 0 44 8 60 22C10-88-62-62-104 0z', 0.75)}<path d="M-114 30C-70 46-30 50-2 60l10 36C-26 108-78 96-100 70-108 58-112 44-114 30z" fill="#000" opacity=".45"/>${at(-44, -30, star(30, '#fff'))}`

export const riceCooker = () =>
  `<path d="M-104-10h208v58a76 76 0 01-76 76H-28a76 76 0 01-76-76z" fill="url(#paper)"/><path d="M-112-14a112 78 0 01224 0z" fill="url(#brand)"/>${shine('M-100-20A104 70 0 0130-86C-10-74-64-58-100-20z', 0.8)}<rect x="-118" y="-22" width="236" height="22" rx="11" fill="url(#steel)"/><rect x="-22" y="-104" width="44" height="22" rx="11" fill="url(#night)"/><rect x="-46" y="24" width="92" height="62" rx="16" fill="url(#night)"/><circle cx="-20" cy="48" r="9" fill="url(#leaf)"/><circle cx="20" cy="48" r="9" fill="url(#gold)"/><path d="M-28 70h56" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/><path d="M-28-124c-10-12 10-18 0-32M0-126c-10-12 10-18 0-32M28-124c-10-12 10-18 0-32" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`

export const fan = () => {
  const blade = `<path d="M0 0C-42-12-52-64-14-82 22-76 24-28 0 0z" fill="url(#brand)"/><path d="M0 0C-30-14-40-52-20-76-4-70-2-28 0 0z" fill="#fff" opacity=".3"/>`
  return `<rect x="-9" y="60" width="18" height="58" fill="url(#steel)"/><rect x="-64" y="108" width="128" height="24" rx="12" fill="url(#night)"/><circle cy="-26" r="104" fill="#05070b" opacity=".35"/><g transform="translate(0 -26)">${[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${blade}</g>`).join('')}<circle r="20" fill="url(#steel)"/><g fill="none" stroke="#dfe6ef" stroke-opacity=".55" stroke-width="3"><circle r="102" stroke-width="8"/><circle r="74"/><circle r="46"/>${Array.from({ length: 12 }, (_, turn) => `<path d="M0-20V-100" transform="rotate(${turn * 30})"/>`).join('')}</g></g>`
}

export const shirt = ({ ink }: Paints) =>
  `<path d="M-44-112L-118-70-92-8-66-22V122H66V-22L92-8 118-70 44-112C30-86-30-86-44-112z" fill="url(#brand)"/><path d="M-44-112C-30-86 30-86 44-112L36-116C22-98-22-98-36-116z" fill="#000" opacity=".3"/><path d="M-66-22L-92-8-118-70-100-80zM66-22L92-8 118-70 100-80z" fill="#000" opacity=".16"/>${at(0, 2, star(38, ink))}${shine('M-44-112L-118-70-108-46C-80-80-40-90-20-98z', 0.5)}<path d="M-66 96H66V122H-66z" fill="#000" opacity=".12"/>`

export const cap = ({ ink }: Paints) =>
  `<path d="M-98 36C-104-56-50-104 4-104 62-104 104-56 100 34 40 18-40 18-98 36z" fill="url(#brand)"/><path d="M-98 36C-40 18 40 18 100 34 128 44 146 66 140 82 96 64 20 58-52 76-80 82-100 62-98 36z" fill="url(#night)"/><path d="M-98 36C-40 18 40 18 100 34L104 40C40 26-40 26-96 46z" fill="#000" opacity=".3"/><circle cx="4" cy="-104" r="10" fill="url(#night)"/>${at(6, -34, star(36, ink))}${shine('M-86 20C-88-50-46-90 4-90c12 0 24 3 34 8C-20-76-66-40-86 20z', 0.7)}`

export const tumbler = ({ ink }: Paints) =>
  `<path d="M-66-94H66L50 112a20 20 0 01-20 18H-30a20 20 0 01-20-18z" fill="url(#brand)"/><path d="M-60-14H60L54 60H-54z" fill="#000" opacity=".16"/><rect x="-76" y="-116" width="152" height="30" rx="14" fill="url(#night)"/><path d="M14-112L30-160l10 3-14 46z" fill="url(#steel)"/>${at(0, 22, star(32, ink))}${shine('M-56-84H-20L-30 110H-40z', 0.6)}`

export const backpack = () =>
  `<path d="M-40-96C-40-140 40-140 40-96" fill="none" stroke="url(#night)" stroke-width="16"/><path d="M-92-30C-92-90-56-104 0-104S92-90 92-30V94a36 36 0 01-36 36H-56a36 36 0 01-36-36z" fill="url(#night)"/><path d="M-92-30C-92-90-56-104 0-104S92-90 92-30c-60 16-124 16-184 0z" fill="url(#brand)"/><rect x="-64" y="22" width="128" height="88" rx="22" fill="#fff" opacity=".1"/><path d="M-64 52H64" stroke="url(#brand)" stroke-width="7"/><rect x="-8" y="48" width="16" height="26" rx="8" fill="url(#gold)"/>${at(0, -50, star(24, '#fff'))}${shine('M-80-36C-80-84-50-94 0-94-50-84-72-62-80-36z', 0.7)}`

/** Draws a voucher with `words`, which may be digits only, because every font has digits. */
export const voucher = ({ ink }: Paints, words: string) =>
  at(
    0,
    0,
    `<path d="M-128-70a14 14 0 0114-14H114a14 14 0 0114 14V-22a22 22 0 000 44V70a14 14 0 01-14 14H-114a14 14 0 01-14-14V22a22 22 0 000-44z" fill="#000" opacity=".3" transform="translate(4 9)"/><path d="M-128-70a14 14 0 0114-14H114a14 14 0 0114 14V-22a22 22 0 000 44V70a14 14 0 01-14 14H-114a14 14 0 01-14-14V22a22 22 0 000-44z" fill="url(#brand)"/><path d="M44-76V76" stroke="${ink}" stroke-opacity=".5" stroke-width="4" stroke-dasharray="3 12" stroke-linecap="round"/><text x="-40" y="24" text-anchor="middle" font-family="Kanit, Sarabun, sans-serif" font-weight="700" font-size="${words.length > 3 ? 54 : 66}" fill="${ink}">${words}</text>${at(84, 0, coin(30))}${shine('M-128-70a14 14 0 0114-14H40L-40 84H-114a14 14 0 01-14-14V22a22 22 0 000-44z', 0.3)}`,
    -9,
  )

export const gift = () =>
  `<path d="M-92-22H92V104a22 22 0 01-22 22H-70a22 22 0 01-22-22z" fill="url(#brand)"/><path d="M-92-22H92V14H-92z" fill="#000" opacity=".22"/><path d="M-20-22H20V126H-20z" fill="url(#rose)"/><rect x="-108" y="-62" width="216" height="50" rx="14" fill="url(#brand)"/><path d="M-20-62H20V-12H-20z" fill="url(#rose)"/><path d="M-4-62C-60-58-88-92-64-112-38-126-12-92 0-66 12-92 38-126 64-112 88-92 60-58 4-62z" fill="none" stroke="url(#rose)" stroke-width="20" stroke-linejoin="round"/>${shine('M-108-48a14 14 0 0114-14H94a14 14 0 0114 14v4H-108z', 0.7)}`

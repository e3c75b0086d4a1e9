import type { Brand } from '@member/brand'

export type Picture = { path: string; svg: string }

/** Returns pictures in the brand's colour, for brands without pictures of their own. */
export function picturesOf({ themeColour: colour, scheme }: Brand): Picture[] {
  const dark = scheme !== 'light'
  const { ground, raised } = dark ? grounds.dark : grounds.light
  const ink = dark ? '#0c0d12' : '#ffffff'
  const pictures = [
    { path: 'home/background.svg', svg: background(colour, ground, dark) },
    { path: 'home/top.svg', svg: waves(colour, raised) },
    { path: 'home/allGame.svg', svg: dice() },
    { path: 'announcement/welcome.svg', svg: banner(colour, raised, coins(colour)) },
    { path: 'announcement/bank.svg', svg: banner(colour, raised, shield(colour, ink)) },
  ]
  return scheme === 'both' ? pictures.map(({ path, svg }) => ({ path, svg: followPage(svg) })) : pictures
}

const grounds = {
  dark: { ground: '#0c0d12', raised: '#191b24' },
  light: { ground: '#f4f8fa', raised: '#ffffff' },
}

/** Returns a dark picture with rules that make it light by `prefers-color-scheme`. */
const followPage = (svg: string) => {
  const { dark, light } = grounds
  const rules = [
    `[fill="${dark.ground}"]{fill:${light.ground}}`,
    `[fill="${dark.raised}"]{fill:${light.raised}}`,
  ]
  return svg.replace('>', `><style>@media (prefers-color-scheme:light){${rules.join('')}}</style>`)
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

const background = (colour: string, ground: string, dark: boolean) =>
  svg(
    1280,
    1600,
    `<defs><radialGradient id="a" cx=".85" cy=".04" r=".7"><stop stop-color="${colour}" stop-opacity="${dark ? 0.22 : 0.28}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><radialGradient id="b" cx=".05" cy=".75" r=".6"><stop stop-color="${colour}" stop-opacity=".1"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${[ground, 'url(#a)', 'url(#b)'].map((fill) => `<rect width="1280" height="1600" fill="${fill}"/>`).join('')}<g fill="none" stroke="${colour}" stroke-opacity=".07" stroke-width="2" transform="translate(1120 60)">${[260, 400, 560, 740].map((radius) => `<circle r="${radius}"/>`).join('')}</g>`,
  )

const waves = (colour: string, raised: string) =>
  svg(
    1280,
    320,
    `<rect width="1280" height="320" fill="${raised}"/><path d="M0 220c180-90 320-90 520-20s420 60 760-80v200H0z" fill="${colour}" fill-opacity=".16"/><path d="M0 270c240-70 420-50 640-10s420 20 640-70v130H0z" fill="${colour}" fill-opacity=".28"/>`,
  )

const pip = (x: number, y: number, ink: string) => `<circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`

const dice = () =>
  svg(
    96,
    96,
    `<rect x="46" y="10" width="42" height="42" rx="10" fill="#d9dee8" transform="rotate(14 67 31)"/>${pip(59, 24, darkPip)}${pip(75, 38, darkPip)}<rect x="10" y="32" width="54" height="54" rx="13" fill="#fff" transform="rotate(-10 37 59)"/>${pip(24, 49, darkPip)}${pip(37, 59, darkPip)}${pip(50, 69, darkPip)}${pip(47, 45, darkPip)}${pip(27, 73, darkPip)}`,
  )

const darkPip = '#1b1f2a'

const banner = (colour: string, raised: string, art: string) =>
  svg(
    960,
    360,
    `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity=".45"/></linearGradient></defs><rect width="960" height="360" fill="${raised}"/><rect width="960" height="360" fill="url(#s)"/>${art}`,
  )

const lyingCoin =
  '<g id="c"><path d="M-74 0v20c0 34 148 34 148 0V0z" fill="url(#e)"/><ellipse rx="74" ry="26" fill="url(#g)"/><ellipse rx="54" ry="17" fill="none" stroke="#9a640c" stroke-opacity=".55" stroke-width="4"/></g>'

const gold = `<defs><linearGradient id="g" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff0b0"/><stop offset=".45" stop-color="#f0b93a"/><stop offset="1" stop-color="#b87812"/></linearGradient><linearGradient id="e"><stop offset="0" stop-color="#8a560a"/><stop offset=".5" stop-color="#e0a52e"/><stop offset="1" stop-color="#7a4a06"/></linearGradient>${lyingCoin}</defs>`

const star = (x: number, y: number, size: number, fill: string) =>
  `<path d="M0-1L.2-.2 1 0 .2.2 0 1-.2.2-1 0-.2-.2z" fill="${fill}" transform="translate(${x} ${y}) scale(${size})"/>`

const lying = (x: number, y: number) => `<use xlink:href="#c" x="${x}" y="${y}"/>`

const pile = (x: number, count: number) =>
  Array.from({ length: count }, (_, place) => lying(x, 296 - place * 26)).join('')

const coins = (colour: string) =>
  `${gold}<g transform="translate(-66 0)" xmlns:xlink="http://www.w3.org/1999/xlink"><circle cx="660" cy="190" r="210" fill="${colour}" fill-opacity=".22"/><circle cx="660" cy="190" r="150" fill="${colour}" fill-opacity=".3"/><ellipse cx="660" cy="322" rx="260" ry="22" fill="#000" fill-opacity=".18"/>${pile(540, 3)}${pile(780, 5)}${pile(664, 2)}<circle cx="668" cy="150" r="94" fill="#8a560a"/><circle cx="660" cy="146" r="94" fill="url(#g)"/><circle cx="660" cy="146" r="72" fill="none" stroke="#9a640c" stroke-opacity=".6" stroke-width="5"/>${star(660, 146, 54, '#9a640c')}${star(656, 142, 52, '#fff3c4')}${star(500, 90, 20, '#ffd96a')}${star(826, 74, 26, '#ffd96a')}${star(574, 44, 12, '#ffd96a')}</g>`

const shield = (colour: string, ink: string) =>
  `<path d="M740 60l120 44v86c0 74-52 118-120 142-68-24-120-68-120-142v-86z" fill="${colour}"/><path d="M690 186l36 36 66-74" fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`

import type { Brand } from '@member/brand'
import type { Picture } from './pictures.ts'
import { cutOut, showcase, paintsOf, at, picture, spark, type Paints } from './paints.ts'
import * as scenes from './scenes.ts'
import * as things from './things.ts'

const wrap = (paints: Paints, sky: string, content: string) =>
  picture(
    paints,
    300,
    440,
    `<rect width="300" height="440" fill="url(#${sky})"/><rect width="300" height="440" fill="#000" opacity=".18"/>${content}<path d="M0 330h300v110H0z" fill="#000" opacity=".28"/>`,
  )

const mountains = `<path d="M0 300L70 190 118 250 186 140 300 290V440H0z" fill="#0b0e16" opacity=".75"/><path d="M0 350L90 270 150 330 226 240 300 320V440H0z" fill="#05070b"/>`
const temple = `<path d="M150 96l16 60h26l-10 30h34l-12 40h40l-16 46h46v60H26v-60h46l-16-46h40l-12-40h34l-10-30h26z" fill="url(#gold)"/><path d="M132 332v-60a18 18 0 0136 0v60z" fill="#05070b" opacity=".7"/><path d="M0 332h300v108H0z" fill="#05070b"/>`
const city = `<path d="M0 440V250h36v-40h40v60h26V150h44v90h30V190h46v70h28V130h30v310z" fill="#05070b" opacity=".85"/><g fill="#ffe48a" opacity=".85"><path d="M14 270h8v10h-8zM50 230h8v10h-8zM112 176h8v10h-8zM128 210h8v10h-8zM188 214h8v10h-8zM204 240h8v10h-8zM280 160h8v10h-8zM112 260h8v10h-8zM50 300h8v10h-8zM188 290h8v10h-8zM280 220h8v10h-8z"/></g>`
const ship = `<path d="M40 300h220l-36 56H76z" fill="#05070b"/><path d="M146 110v180M146 116c70 20 70 120 0 160zM138 140c-52 24-60 96 0 130z" fill="url(#paper)" stroke="#05070b" stroke-width="5"/><path d="M0 340c50-24 100 24 150 0s100-24 150 0v100H0z" fill="#0c4f86"/><path d="M0 366c50-24 100 24 150 0s100-24 150 0v74H0z" fill="#083a63"/>`
const ghost = `<path d="M90 360V200a60 72 0 01120 0v160l-24-22-18 24-18-24-18 24-18-24z" fill="url(#paper)"/><ellipse cx="128" cy="206" rx="11" ry="16" fill="#05070b"/><ellipse cx="172" cy="206" rx="11" ry="16" fill="#05070b"/><path d="M136 250q14 18 28 0" fill="none" stroke="#05070b" stroke-width="7" stroke-linecap="round"/>`
const rocket = `<path d="M150 90c46 46 52 120 30 190h-60c-22-70-16-144 30-190z" fill="url(#paper)"/><path d="M120 240l-44 56 50-8zM180 240l44 56-50-8z" fill="url(#rose)"/><circle cx="150" cy="176" r="22" fill="url(#sea)" stroke="#232837" stroke-width="6"/><path d="M130 286h40l-20 84z" fill="url(#gold)"/>`

const posters = (paints: Paints): string[] => [
  wrap(paints, 'brand', `<circle cx="206" cy="124" r="52" fill="#fff" opacity=".85"/>${mountains}`),
  wrap(paints, 'rose', `${spark(60, 70, 14)}${spark(250, 100, 10)}${temple}`),
  wrap(paints, 'violet', `<circle cx="76" cy="92" r="34" fill="#fff" opacity=".85"/>${city}`),
  wrap(paints, 'sea', `<circle cx="226" cy="84" r="34" fill="#ffe48a"/>${ship}`),
  wrap(paints, 'night', `<circle cx="230" cy="90" r="44" fill="#f6f1d3"/>${ghost}`),
  wrap(
    paints,
    'night',
    `${[
      [40, 60, 8],
      [250, 80, 10],
      [70, 300, 7],
      [240, 290, 8],
      [200, 40, 6],
    ]
      .map(([x, y, r]) => spark(x!, y!, r!))
      .join('')}${at(0, 0, rocket)}`,
  ),
]

export function rewardPictures(brand: Pick<Brand, 'themeColour' | 'scheme'>): Picture[] {
  const paints = paintsOf(brand)
  const goods = {
    'gold-bar': things.goldBars(),
    'gold-necklace': things.goldNecklace(),
    phone: things.phone(paints),
    earbuds: things.earbuds(),
    speaker: things.speaker(paints),
    helmet: things.helmet(),
    'rice-cooker': things.riceCooker(),
    fan: things.fan(),
    shirt: things.shirt(paints),
    cap: things.cap(paints),
    tumbler: things.tumbler(paints),
    backpack: things.backpack(),
    'credit-50': things.voucher(paints, '50'),
    'credit-100': things.voucher(paints, '100'),
    'credit-500': things.voucher(paints, '500'),
    coins: things.coin(110),
    points: things.points(110),
    gift: things.gift(),
    clover: things.clover(),
  }
  const events = {
    'event/wheel': scenes.wheelScene(paints),
    'event/flip-card': scenes.cardsScene(paints),
    'event/flip-card-reward': scenes.giftCardsScene(paints),
    'event/check-in': scenes.calendarScene(paints),
    'event/promotion': scenes.promotionScene(paints),
    'media/movie': scenes.movieScene(paints),
  }
  return [
    ...Object.entries(goods).map(([name, thing]) => ({
      path: `reward/${name}.svg`,
      svg: showcase(paints, thing),
    })),
    ...Object.entries(goods).map(([name, thing]) => ({
      path: `prize/${name}.svg`,
      svg: cutOut(paints, thing),
    })),
    ...Object.entries(events).map(([name, svg]) => ({ path: `${name}.svg`, svg })),
    ...posters(paints).map((svg, place) => ({ path: `media/poster-${place + 1}.svg`, svg })),
  ]
}

import type { Brand } from '@member/brand'
import type { Picture } from './pictures.ts'
import { cutOut, showcase, paintsOf } from './paints.ts'
import { posters } from './posters.ts'
import * as scenes from './scenes.ts'
import * as things from './things.ts'

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
  }
  const events = {
    'event/wheel': scenes.wheelScene(paints),
    'event/flip-card': scenes.cardsScene(paints),
    'event/flip-card-reward': scenes.giftCardsScene(paints),
    'event/check-in': scenes.calendarScene(paints),
    'event/promotion': scenes.promotionScene(paints),
    'media/movie': scenes.movieScene(paints),
    'media/films': scenes.filmsScene(paints),
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

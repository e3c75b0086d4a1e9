import { type Locator, type Page } from '@playwright/test'

// oxlint-disable-next-line typescript/no-explicit-any -- the answer as sent, with any change
export type Data = any

/** Change to a call's answer, the screen that shows it, and the text or element that then appears. */
export interface ResponseMutation {
  call: string
  screen: string
  alter: (data: Data) => Data
  sees: string | RegExp | ((page: Page) => Locator)
}

const picture = '/files/changed.svg'
export const pictured = (page: Page) => page.locator(`img[src$="${picture}"]`)
export const each = (list: Data[], change: object) => list.map((one) => Object.assign(one, change))
export const pictures = (list: Data[]) => each(list, { value: { data: { path: picture } } })
export const changedPrize = (data: Data) => ({
  ...data,
  prize: { ...data.prize, type: 'ITEM', label: 'รางวัลที่เปลี่ยน' },
})
export const prizes = (list: Data[]) => list.map(changedPrize)
export const requests = (list: Data[]) =>
  list.map((one) => Object.assign(one, { reward: { ...one.reward, name: 'ของที่เปลี่ยน' } }))
export const promotion = {
  bonusMax: 300,
  bonusRate: 37,
  bonusTimeStart: '10:00:00',
  bonusTimeEnd: '12:00:00',
  endNumberBonus: 0,
  bonusRate2: 0,
  bonusTimeStart2: null,
  bonusTimeEnd2: null,
  endNumberBonus2: 0,
}

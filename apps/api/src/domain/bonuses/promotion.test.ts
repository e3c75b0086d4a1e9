import type { PromotionSetting } from '@member/api-client'
import { describe, expect, test } from 'vitest'
import { bonusOf, termsAt } from './promotion.ts'

const promotion = {
  bonusMax: 200,
  bonusRate: 10,
  bonusTimeStart: '10:00:00',
  bonusTimeEnd: '12:00:00',
  endNumberBonus: 99,
  bonusRate2: 2.5,
  bonusTimeStart2: '22:00:00',
  bonusTimeEnd2: '02:00:00',
  endNumberBonus2: 0,
}
const bonusFor = (amount: bigint, moment: Date, running: PromotionSetting | null) => {
  const [terms] = termsAt(moment, { promotion: running, promotionRun: 1 })
  return terms ? bonusOf(amount, terms) : 0n
}
const at = (time: string) => new Date(`2026-11-20T${time}+07:00`)

describe('the bonus of a deposit', () => {
  test.each([
    ['in the first period', 100_000n, '10:00:00', 10_000n],
    ['up to its last second', 100_000n, '11:59:59', 10_000n],
    ['not at its end', 100_000n, '12:00:00', 0n],
    ['never more than the most', 10_000_000n, '11:00:00', 20_000n],
    ['a part of a satang is not given', 101n, '11:00:00', 10n],
    ['before midnight in the second', 100_000n, '23:00:00', 2_500n],
    ['after midnight in the second', 100_000n, '01:59:59', 2_500n],
    ['between the two', 100_000n, '15:00:00', 0n],
    ['with satang that fit, the extra on top', 10_099n, '11:00:00', 1_009n + 99n],
    ['the extra is on top of the most too', 10_000_099n, '11:00:00', 20_000n + 99n],
    ['the extra belongs to its period', 10_099n, '23:00:00', 252n],
  ])('%s', (_, amount, time, bonus) => expect(bonusFor(amount, at(time), promotion)).toBe(bonus))

  test('none without a promotion, or where its most is 0', () => {
    expect(bonusFor(100_000n, at('11:00:00'), null)).toBe(0n)
    expect(bonusFor(100_000n, at('11:00:00'), { ...promotion, bonusMax: 0 })).toBe(0n)
  })

  test.each([
    [null, null],
    ['00:00:00', '00:00:00'],
    ['10:00:00', '10:00:00'],
  ])('is the first period’s all day from %s to %s', (bonusTimeStart, bonusTimeEnd) => {
    const allDay = { ...promotion, bonusTimeStart, bonusTimeEnd }
    for (const time of ['00:00:00', '09:59:59', '10:00:00', '23:59:59'])
      expect(bonusFor(100_000n, at(time), allDay)).toBe(10_000n)
  })

  test('has midnight where one time is missing', () => {
    const till = { ...promotion, bonusTimeStart: null, bonusTimeEnd: '06:00:00' }
    expect(bonusFor(100_000n, at('05:59:59'), till)).toBe(10_000n)
    expect(bonusFor(100_000n, at('06:00:00'), till)).toBe(0n)
    const from = { ...promotion, bonusTimeStart: '18:00:00', bonusTimeEnd: null }
    expect(bonusFor(100_000n, at('18:00:00'), from)).toBe(10_000n)
    expect(bonusFor(100_000n, at('17:59:59'), from)).toBe(0n)
  })

  test('is not excluded from the second period by a first that gives nothing', () => {
    const unused = { bonusRate: 0, endNumberBonus: 0, bonusTimeStart: null, bonusTimeEnd: null }
    expect(bonusFor(100_000n, at('23:00:00'), { ...promotion, ...unused })).toBe(2_500n)
  })
})

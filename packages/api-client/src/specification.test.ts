import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { specificationLevels } from './specificationLevels.ts'

// Names from the specification (§3 and §7), by the row of its table. They must not be renamed.

const sent: Record<string, string[]> = {
  '6': ['key'],
  '9': ['balanceType'],
  '10': ['username'],
  '12': ['uuid', 'bankId', 'bankName'],
  '13': ['gameType'],
  '15': ['oldPassword', 'newPassword', 'confirmPassword'],
  '23': ['amount'],
  '28': ['amount', 'type'],
  '29': ['start', 'end'],
  '30': ['type', 'start', 'end'],
  '32': ['userUuid'],
  '33': ['userUuid'],
  '35': ['uuid'],
  '36': ['uuid'],
}

const period = (number: '' | '2') => [
  `bonusRate${number}`,
  `bonusTimeStart${number}`,
  `bonusTimeEnd${number}`,
  `endNumberBonus${number}`,
]
const promotion = ['bonusMax', ...period(''), ...period('2')]

const answered: Record<string, string[]> = {
  '2': ['setting.line.line1.id', 'setting.line.line2.id'],
  '3': ['websiteStatus'],
  '4': ['0.key', '0.value.data.path'],
  '5': ['0.key', '0.value.data.path'],
  '6': ['key', 'value.data.path'],
  '7': [
    'uuid',
    'name',
    'phone',
    'level',
    'user_address',
    'user_pass.username',
    'user_bank.uuid',
    'user_bank.bankId',
    'user_bank.bankName',
    'user_credit.point',
    'user_credit.level',
    ...promotion.map((name) => `setting.${name}`),
  ],
  '17': promotion.map((name) => `setting.${name}`),
  '25': ['total_bonus'],
  '26': ['downline_users'],
  '27': ['code', 'balance', 'downline', 'withdraw'],
  '29': ['total_bonus', 'downline_users'],
  '42a': ['items.0.json.day', 'items.0.value', 'items.0.game_value', 'gameLog'],
  '42b': ['gameLog.id', 'gameLog.gameValue', 'gameLog.gameValueTomorrow'],
}

const rowOf = (wanted: string) => calls.find(({ row }) => row === wanted)

test.each(Object.entries(sent))('row %s sends %j', (row, names) => {
  const call = rowOf(row)
  for (const name of names) expect(call?.body ?? call?.query).toHaveProperty(name)
})

test.each(Object.entries(answered))('row %s is answered with %j', (row, names) => {
  for (const name of names) expect(rowOf(row)?.answer).toHaveProperty(name)
})

const column = <Key extends keyof (typeof specificationLevels)[number]>(key: Key) =>
  specificationLevels.map((row) => row[key])

test('the levels are the specification’s: six of them, two closed', () => {
  expect(column('level')).toEqual([1, 2, 3, 4, 5, 6])
  expect(column('status')).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'DISABLED', 'DISABLED'])
  expect(column('criteria')).toEqual(['cumulative', 'cumulative', 'month', 'month', 'month', 'month'])
  expect(column('depositFrom')).toEqual([1, 50_000, 300_000, 1_000_000, 5_000_000, 5_000_000])
  const next = [50_000, 300_000, 1_000_000, 5_000_000, 99_999_999, 99_999_999]
  expect(column('nextLevelDeposit')).toEqual(next)
  expect(column('withdrawMaxPerDay')).toEqual([100_000, 300_000, 500_000, 1_000_000, null, null])
  expect(column('withdrawMaxPerTime')).toEqual([null, null, null, null, 100_000, 100_000])
  expect(column('withdrawTimesPerDay')).toEqual([5, 5, 5, 5, 5, 5])
  expect(column('lossRefundPercent')).toEqual([5, 5, 7, 10, 15, 15])
  expect(column('maximumAmount')).toEqual([null, null, null, 200_000, 200_000, 200_000])
})

import type { RuleWork } from '@member/api/operations'
import { toMinute } from '@member/api/values/figures'
import { field, form, tick } from '@member/staff-page/form'
import { card, folded, table, type Markup } from '@member/staff-page/parts'
import { th as log } from '../log/th.ts'
import { logDetail } from '../log/logView.ts'
import { th } from './th.ts'

const t = th.rules
type Rules = RuleWork['rules']
type Ticked = 'phoneProof' | 'identityFirstWithdrawal'
type Counted = Exclude<keyof Rules & keyof typeof t, Ticked | 'consentVersion'>

export const rulesView = ({ rules, payoutUpTo, ruleLog }: RuleWork): Markup => {
  const count = (name: Counted, more = {}) =>
    field(name, t[name], { type: 'number', value: rules[name], min: 1, ...more })
  const optional = (name: Counted, more = {}) => count(name, { required: false, min: 0, ...more })
  const isTrue = (name: Ticked) => tick(name, t[name], rules[name])
  return card(
    'rules',
    t.title,
    form(
      '/desk/rules',
      t.save,
      'main',
      count('minDeposit'),
      count('minWithdraw'),
      optional('turnoverTimes'),
      count('slipHours'),
      optional('commissionRate', { step: 0.01 }),
      optional('minCommission'),
      optional('minRefund'),
      count('idleMinutes'),
      optional('minimumAge', { min: 18 }),
      field('consentVersion', t.consentVersion, {
        value: rules.consentVersion,
        required: false,
        maxlength: 32,
      }),
      optional('identityAbove'),
      count('identityHours'),
      count('identityDays'),
      optional('adjustAlone'),
      count('pointsPerBaht'),
      optional('mostWin', { min: 1 }),
      isTrue('phoneProof'),
      isTrue('identityFirstWithdrawal'),
    ),
    form(
      '/desk/payouts',
      t.save,
      'main',
      field('upTo', t.payoutUpTo, { type: 'number', value: payoutUpTo, required: false, min: 0 }),
    ),
    folded(
      th.log,
      table(ruleLog, [
        [log.head.at, ({ at }) => toMinute(at)],
        [log.head.by, ({ who }) => who],
        [log.head.act, ({ changed }) => logDetail(changed)],
      ]),
    ),
  )
}

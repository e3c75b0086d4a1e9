import { closingTargets } from '../../operations/closeAccount.ts'
import { field, form, select } from '../../staffPage/form.ts'
import { card, said } from '../../staffPage/parts.ts'
import { th as desk } from '../th.ts'
import { th } from './th.ts'

const targets = Object.fromEntries(closingTargets.map((target) => [target, th.closing.to[target]]))

/** An owner closes an account with money in it, and says where that goes. */
export const closeWithMoney = (memberUuid: string) =>
  card(
    'closing',
    th.closing.title,
    said(th.closing.hint),
    form(
      `/desk/members/${memberUuid}/close`,
      th.closing.close,
      'bad',
      select('target', th.closing.target, { '': '–', ...targets }),
      field('reason', desk.why),
    ),
  )

import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import type { OpenWork } from './openWork.ts'

export const toOpenWork = ({ slips, lines, withdrawals, operation, announcements }: OpenWork) => ({
  slips: slips.map(({ request, member }) => ({
    uuid: request.uuid,
    username: member.username,
    amount: toBaht(request.amount),
    transRef: request.transRef,
    transAt: apiTime(request.transAt),
  })),
  lines: lines.map((line) => ({
    uuid: line.uuid,
    amount: toBaht(line.amount),
    senderDigits: line.senderDigits,
    transRef: line.transRef,
    reason: line.reason,
  })),
  withdrawals: withdrawals.map(({ withdrawal, member }) => ({
    uuid: withdrawal.uuid,
    username: member.username,
    amount: toBaht(withdrawal.amount),
    status: withdrawal.status,
  })),
  operation,
  announcements: announcements.map(({ uuid, title, type, audience }) => ({ uuid, title, type, audience })),
})

import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { describeViolations } from './describeViolations.ts'

export type Rules = {
  /** The inviter's commission in percent, with at most two decimals. */
  commissionRate: number
}

/**
 * Returns descriptions of commissions and deposits that break today's rules. Valid only for a database whose
 * rules and limits never changed.
 */
export const findBrokenRules = (database: Database, { commissionRate }: Rules) =>
  describeViolations(database, {
    'a commission is not its share of the stake': sql`
      select r.uuid from game_rounds r join members m on m.uuid = r.member_uuid
      where r.commission <> case when m.invited_by is null then 0
        else r.bet * ${Math.round(commissionRate * 100)}::bigint / 10000 end`,
    'more money is available for play than the deposit limit allows': sql`
      select l.member_uuid, l.period from play_limits l join (
        select member_uuid, created_at as at, amount - kept as amount from deposits where status = 'SUCCESS'
        union all
        select t.member_uuid, t.created_at, e.amount from ledger_transactions t join ledger_entries e
          on e.transaction_uuid = t.uuid and e.account_id = 'member:' || t.member_uuid || ':credit'
        where t.kind = 'deposit-released') paid on paid.member_uuid = l.member_uuid
      where l.kind = 'DEPOSIT'
      group by l.member_uuid, l.period, l.amount, date_trunc(lower(l.period), paid.at at time zone 'Asia/Bangkok')
      having sum(paid.amount) > l.amount`,
  })

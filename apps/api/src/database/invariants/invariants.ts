import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { prizeTypesBy } from '../tables/prizeTypes.ts'
import { creditViolations } from './creditViolations.ts'
import { describeViolations } from './describeViolations.ts'
import { gameViolations } from './gameViolations.ts'

const violations = {
  ...creditViolations,
  ...gameViolations,
  'a unit does not sum to zero': sql`select unit from ledger_entries group by unit having sum(amount) <> 0`,
  'a transaction does not sum to zero': sql`
    select transaction_uuid from ledger_entries group by transaction_uuid, unit having sum(amount) <> 0`,
  'a member is below zero': sql`select id from ledger_accounts where kind <> 'house' and balance < 0`,
  'a balance is not the sum of its entries': sql`
    select a.id from ledger_balances a left join ledger_entries e on e.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'a member has two open withdrawals': sql`
    select member_uuid from withdrawals where status in ('PENDING', 'PROCESSING', 'FAILED')
    group by member_uuid having count(*) > 1`,
  'the reserved money is not the sum of the open withdrawals': sql`
    select a.id from ledger_accounts a
    left join withdrawals w on w.member_uuid = a.member_uuid and w.status in ('PENDING', 'PROCESSING', 'FAILED')
    where a.kind = 'reserved' group by a.id, a.balance having a.balance <> coalesce(sum(w.amount), 0)`,
  'a withdrawal is not in the ledger once': sql`
    select w.uuid from withdrawals w left join ledger_transactions t on t.reference = w.uuid and t.kind = 'withdraw'
    group by w.uuid having count(t.uuid) <> 1`,
  'a withdrawal was settled differently from its status': sql`
    select w.uuid from withdrawals w left join ledger_transactions t
      on t.reference = w.uuid and t.kind in ('withdraw-paid', 'withdraw-rejected')
    group by w.uuid, w.status
    having coalesce(string_agg(t.kind, ','), '') <>
      case w.status when 'SUCCESS' then 'withdraw-paid' when 'REJECTED' then 'withdraw-rejected' else '' end`,
  'a correction is not in the ledger once': sql`
    select c.uuid from credit_adjustments c
    left join ledger_transactions t on t.reference = c.uuid and t.kind = 'adjustment'
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:adjustment'
    group by c.uuid having coalesce(-sum(e.amount), 0) <> case c.status when 'DONE' then c.amount else 0 end`,
  'a withdrawal was paid by the bank differently from its status': sql`
    select w.uuid from withdrawals w join payouts p on p.withdrawal_uuid = w.uuid
    group by w.uuid, w.status
    having count(*) filter (where p.status in ('SENDING', 'ACCEPTED', 'UNCLEAR')) >
        case w.status when 'PROCESSING' then 1 else 0 end
      or count(*) filter (where p.status = 'PAID') > case w.status when 'SUCCESS' then 1 else 0 end`,
  'a bonus was forfeited or restored differently from its withdrawal': sql`
    select w.uuid from withdrawals w
    left join ledger_transactions t on t.reference = w.uuid and t.kind in ('bonus-given-up', 'bonus-given-back')
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:bonus'
    group by w.uuid
    having coalesce(sum(e.amount), 0) <> case w.status when 'REJECTED' then 0 else w.bonus_given_up end
      or count(t.uuid) <> case when w.bonus_given_up = 0 then 0 when w.status = 'REJECTED' then 2 else 1 end`,
  'a bonus was forfeited without a reason, or without leaving the credit': sql`
    select t.uuid from ledger_transactions t left join withdrawals w on w.uuid = t.reference
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:bonus'
    where t.kind = 'bonus-given-up'
      and (coalesce(e.amount, 0) <= 0 or (w.uuid is null and (t.reference <> t.uuid or t.order_key is null)))`,
  'more is locked for a bonus than its member has': sql`
    select m.uuid from members m join ledger_accounts a on a.member_uuid = m.uuid and a.kind in ('credit', 'game')
    group by m.uuid having sum(a.balance) < m.bonus_held`,
  'a promotion was used twice in its period': sql`
    select member_uuid from deposits where promotion is not null
    group by member_uuid, promotion, promotion_period having count(*) > 1`,
  'a bonus has no promotion': sql`
    select uuid from deposits where (bonus > 0) <> (promotion is not null)`,
  'a deposit is not in the ledger once': sql`
    select d.uuid from deposits d left join ledger_transactions t on t.reference = d.uuid and t.kind = 'deposit'
    where d.status = 'SUCCESS' group by d.uuid having count(t.uuid) <> 1`,
  'the locked part of a deposit differs from the ledger': sql`
    select d.uuid from deposits d join ledger_transactions t on t.reference = d.uuid and t.kind = 'deposit'
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'member:' || d.member_uuid || ':kept'
    where d.kept <> coalesce(e.amount, 0)`,
  'a bonus was given on locked money': sql`select uuid from deposits where kept > 0 and bonus > 0`,
  'a transfer was credited twice': sql`
    select upper(trans_ref) from deposits where status = 'SUCCESS' and trans_ref is not null
    group by sending_bank, upper(trans_ref) having count(*) > 1`,
  'a play was used without a draw, or drawn on unused': sql`
    select p.uuid from event_plays p left join event_draws d on d.play_uuid = p.uuid
    where (p.used_at is null) <> (d.uuid is null)`,
  'a prize is not in the ledger once': sql`
    select d.uuid from event_draws d left join ledger_transactions t on t.reference = d.uuid and t.kind = 'prize'
    group by d.uuid having count(t.uuid) <> case when d.prize ->> 'type' ${prizeTypesBy('posting')} then 1 else 0 end`,
  'a bought play is not in the ledger once': sql`
    select p.uuid from event_plays p left join ledger_transactions t on t.reference = p.uuid and t.kind = 'play'
    group by p.uuid having count(t.uuid) <> case when p.source = 'POINTS' then 1 else 0 end`,
  'a prize that is sent has no request': sql`
    select uuid from event_draws where (prize ->> 'type' ${prizeTypesBy('request')}) <> (request_uuid is not null)`,
  'a reward is not paid for once': sql`
    select r.uuid from reward_requests r left join ledger_transactions t on t.reference = r.uuid and t.kind = 'reward'
    group by r.uuid having count(t.uuid) <> case when r.point > 0 then 1 else 0 end`,
  'a reward that is credit was not paid out once': sql`
    select r.uuid from reward_requests r join rewards w on w.uuid = r.reward_uuid
    left join ledger_transactions t on t.reference = r.uuid and t.kind = 'reward-credit'
    group by r.uuid, w.credit having count(t.uuid) <> case when w.credit > 0 then 1 else 0 end`,
  'points of a rejected reward were not refunded once': sql`
    select r.uuid from reward_requests r
    left join ledger_transactions t on t.reference = r.uuid and t.kind = 'reward-returned'
    group by r.uuid
    having count(t.uuid) <> case when r.status = 'REJECTED' and r.point > 0 then 1 else 0 end`,
  'a check-in is not in the ledger once': sql`
    select c.uuid from check_ins c left join ledger_transactions t on t.reference = c.uuid and t.kind = 'check-in'
    group by c.uuid having count(t.uuid) <> 1`,
  'more plays are stored than allowed': sql`
    select p.member_uuid from event_plays p join game_events e on e.uuid = p.event_uuid
    where p.used_at is null group by p.member_uuid, e.uuid having count(*) > e.play_max`,
  'a day has too many withdrawals': sql`
    select member_uuid from withdrawals where status in ('PENDING', 'PROCESSING', 'SUCCESS')
    group by member_uuid, (requested_at at time zone 'Asia/Bangkok')::date having count(*) > 5`,
  'a day of level 1 has too much withdrawn': sql`
    select w.member_uuid from withdrawals w join members m on m.uuid = w.member_uuid and m.level = 1
    where w.status in ('PENDING', 'PROCESSING', 'SUCCESS')
    group by w.member_uuid, (w.requested_at at time zone 'Asia/Bangkok')::date having sum(w.amount) > 10000000`,
}

export const findViolations = (database: Database): Promise<string[]> =>
  describeViolations(database, violations)

/** Query for transactions that locked ledger accounts out of order, which can deadlock. */
export const accountsOutOfOrder = sql`
  select made_in, account_id, before from (
    select t.made_in, e.account_id, lag(e.account_id) over (partition by t.made_in order by e.id) as before
    from ledger_entries e join ledger_transactions t on t.uuid = e.transaction_uuid) taken
  where account_id collate "C" > before collate "C"`

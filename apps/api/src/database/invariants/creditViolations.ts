import { sql } from 'drizzle-orm'

export const creditViolations = {
  'a deposit differs from its ledger transaction': sql`
    select d.uuid from deposits d left join ledger_transactions t on t.reference = d.uuid and t.kind = 'deposit'
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'member:' || d.member_uuid || ':credit'
    where d.status = 'SUCCESS' group by d.uuid having coalesce(sum(e.amount), 0) <> d.amount - d.kept`,
  'a bonus is not in the ledger once': sql`
    select d.uuid from deposits d left join ledger_transactions t on t.reference = d.uuid and t.kind = 'bonus'
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'member:' || d.member_uuid || ':credit'
    group by d.uuid having coalesce(sum(e.amount), 0) <> case d.status when 'SUCCESS' then d.bonus else 0 end`,
  'a bonus has no deposit': sql`
    select t.uuid from ledger_transactions t left join deposits d on d.uuid = t.reference
    where t.kind = 'bonus' and d.uuid is null`,
  // A bonus loses turnover only if it is forfeited, played through, lost in play or not returned by a provider; a
  // loss may have used it up.
  'a bonus lost its turnover without play': sql`
    select d.uuid from (
      select distinct on (d.member_uuid) d.uuid, d.member_uuid, d.turnover, e.id as entry from deposits d
      join ledger_transactions t on t.reference = d.uuid and t.kind = 'bonus'
      join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:bonus'
      where d.turnover > 0 order by d.member_uuid, e.id desc) d
    join members m on m.uuid = d.member_uuid
    left join lateral (
      select sum(r.bet) as bet, bool_or(r.win < r.bet) as is_lost from game_rounds r
      join ledger_transactions t on t.reference = r.uuid and t.kind = 'bet'
      join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:games'
      where r.member_uuid = d.member_uuid and e.id > d.entry) played on true
    where m.turnover_left < d.turnover - coalesce(played.bet, 0) and played.is_lost is not true
      and not exists (
        select from ledger_transactions t join ledger_entries e on e.transaction_uuid = t.uuid
        where t.member_uuid = d.member_uuid and e.id > d.entry and (t.kind = 'bonus-given-up'
          or t.kind = 'game-difference' and e.account_id = 'house:games' and e.amount > 0))`,
  'a rejected withdrawal was not refunded to its accounts': sql`
    select w.uuid, e.account_id from withdrawals w
    join ledger_transactions t on t.reference = w.uuid and t.kind in ('withdraw', 'withdraw-rejected')
    join ledger_entries e on e.transaction_uuid = t.uuid
    where w.status = 'REJECTED' group by w.uuid, e.account_id having sum(e.amount) <> 0`,
  'locked money was moved by something else': sql`
    select t.uuid from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.uuid = e.transaction_uuid
    where a.kind = 'kept'
      and t.kind not in ('deposit', 'deposit-released', 'withdraw', 'withdraw-rejected', 'closing')`,
  'a cash-out is not in the ledger once': sql`
    select l.uuid from game_launches l
    left join ledger_transactions t on t.reference = l.uuid and t.kind = 'game-return'
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'member:' || l.member_uuid || ':credit'
    group by l.uuid having coalesce(sum(e.amount), 0) <> coalesce(l.returned, 0)`,
  'a refund is not of the day before': sql`
    select order_key from refund_claims where day <> (created_at at time zone 'Asia/Bangkok')::date - 1`,
  'a refund is more than its share of the loss': sql`
    select order_key from refund_claims where amount * 10000 > loss * round(rate * 100)`,
}

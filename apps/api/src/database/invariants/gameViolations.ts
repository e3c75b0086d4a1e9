import { sql } from 'drizzle-orm'

export const gameViolations = {
  'a settled launch has money in the game': sql`
    select l.uuid from game_launches l join ledger_accounts a
      on a.id = 'member:' || l.member_uuid || ':game:' || l.uuid
    where l.status in ('OPENING', 'RETURNED', 'REFUSED') and a.balance <> 0`,
  'the money in a game is not what its rounds left': sql`
    select l.uuid from game_launches l join ledger_accounts a
      on a.id = 'member:' || l.member_uuid || ':game:' || l.uuid
    left join game_rounds r on r.launch_uuid = l.uuid
    where l.status in ('MOVING', 'OPEN', 'RETURNING')
    group by l.uuid, a.balance having a.balance <> l.moved - l.paid_back + coalesce(sum(r.win - r.bet), 0)`,
  'a cash-out is not what the rounds left': sql`
    select l.uuid from game_launches l left join game_rounds r on r.launch_uuid = l.uuid
    where l.returned is not null
    group by l.uuid having l.returned <> l.moved - l.paid_back + coalesce(sum(r.win - r.bet), 0)`,
  'a game account has no launch': sql`
    select a.id from ledger_accounts a
    where a.kind = 'game' and not exists (
      select 1 from game_launches l where a.id = 'member:' || l.member_uuid || ':game:' || l.uuid)`,
  'a round is not in the ledger once': sql`
    select r.uuid from game_rounds r
    left join ledger_transactions t on t.reference = r.uuid and t.kind in ('bet', 'win')
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:games'
    group by r.uuid having coalesce(sum(e.amount), 0) <> r.bet - r.win`,
  'a day is not the sum of its rounds in the ledger': sql`
    select coalesce(d.member_uuid, r.member_uuid), coalesce(d.day, r.day) from played_days d full join (
      select r.member_uuid, (r.at at time zone 'Asia/Bangkok')::date as day,
        -sum(coalesce(b.amount, 0)) as bet, sum(coalesce(w.amount, 0)) as win, sum(coalesce(c.amount, 0)) as commission
      from game_rounds r
      left join lateral (select sum(e.amount) as amount from ledger_transactions t join ledger_entries e
        on e.transaction_uuid = t.uuid and e.account_id like 'member:%:game:%' where t.reference = r.uuid and t.kind = 'bet') b on true
      left join lateral (select sum(e.amount) as amount from ledger_transactions t join ledger_entries e
        on e.transaction_uuid = t.uuid and e.account_id like 'member:%:game:%' where t.reference = r.uuid and t.kind = 'win') w on true
      left join lateral (select sum(e.amount) as amount from ledger_transactions t join ledger_entries e
        on e.transaction_uuid = t.uuid and e.amount > 0 where t.reference = r.uuid and t.kind = 'commission') c on true
      group by 1, 2) r on r.member_uuid = d.member_uuid and r.day = d.day
    where (d.bet, d.win, d.commission) is distinct from (r.bet, r.win, r.commission)`,
  'a commission is for a round of a member who was not invited': sql`
    select t.uuid from ledger_transactions t
    left join game_rounds r on r.uuid = t.reference left join members m on m.uuid = r.member_uuid
    where t.kind = 'commission' and m.invited_by is distinct from t.member_uuid`,
  'the staked money is not the sum of the open stakes': sql`
    select l.uuid from game_launches l join ledger_accounts a
      on a.id = 'member:' || l.member_uuid || ':game:' || l.uuid
    join game_stakes s on s.launch_uuid = l.uuid
    group by l.uuid, a.balance having a.balance <> coalesce(sum(s.stake) filter (where s.status = 'OPEN'), 0)`,
  'a stake differs from its ledger transaction': sql`
    select s.uuid from game_stakes s
    left join ledger_transactions t on t.reference = s.uuid and t.kind in ('stake', 'stake-home')
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'member:' || s.member_uuid || ':credit'
    group by s.uuid
    having coalesce(sum(e.amount), 0) <> case s.status when 'OPEN' then -s.stake when 'SETTLED' then s.win - s.stake else 0 end`,
  'a refund is not in the ledger once': sql`
    select c.order_key from refund_claims c
    left join ledger_transactions t on t.reference = c.order_key and t.kind = 'loss-refund'
    left join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:refund'
    group by c.order_key, c.amount having coalesce(sum(e.amount), 0) <> -c.amount`,
}

import { sql } from 'drizzle-orm'
import type { Database } from '@member/api/adapter'
import { each, heavy, people } from './load.ts'

/** Default number of rounds per player: 10,000 ledger entries, as many as in a year. */
const usualRounds = 2_500

const uuid = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
const series = (first: number, last: number) => sql`generate_series(${first}::int, ${last}::int) n`
const everyone = series(1, people)
const players = series(1, heavy)

/** SQL for account numbers as varied as real ones. */
const account = sql`lpad((n::bigint * 2654435761 % 10000000000)::text, 10, '0')`
const firstName = sql`'สมชาย' || lpad(n::text, 6, '0')`
const move = (kind: string) => sql`md5(${kind} || n || '-' || r)::uuid`

/** Inserts members and the players' ledger entries, 1.3 million by default. */
export async function fill(database: Database, now: Date, rounds = usualRounds) {
  const time = sql`${now.toISOString()}::timestamptz`
  const at = sql`${time} - (r * interval '3 hours 30 minutes')`
  const reference = sql`md5('round' || n || '-' || r)::uuid`
  const game = sql`'member:' || ${uuid} || ':game:' || ${uuid}`
  const playedRounds = sql`${players}, generate_series(1, ${rounds}::int) r`
  const statements = [
    // Disables triggers and foreign keys: a million checks take too long, and the rows are consistent by
    // construction.
    sql`set session_replication_role = replica`,
    sql`insert into members (uuid, username, phone, name, password_hash, bank_name, bank_id, account_name, af_code,
        invited_by, consent_version, consent_terms, consent_privacy, consent_marketing, consent_at, age_confirmed_at)
      select ${uuid}, 'bench' || n, 'p' || n, 'สมชาย ใจดี', '-', 'SCB', ${account}, ${firstName} || ' ใจดี', 'af' || n,
        case when n between 2 and ${heavy}::int then '00000000-0000-4000-8000-000000000001'::uuid end,
        '1', true, true, false, now(), now() from ${everyone}`,
    // The app reports its user's activity once a minute.
    sql`insert into sessions (member_uuid, token_hash, expires_at, last_seen_at, touched_at)
      select ${uuid}, encode(sha256(convert_to('bench-token-of-member-' || n, 'UTF8')), 'hex'),
        ${time} + interval '1 day', ${time} + interval '1 hour', ${time} + interval '1 hour' from ${everyone}`,
    sql`insert into ledger_accounts (id, member_uuid, kind, unit, balance)
      select 'member:' || ${uuid} || ':' || kind, ${uuid}, kind,
        case kind when 'points' then 'PNT' else 'THB' end, case kind when 'credit' then 100000 else 0 end
      from ${everyone}, unnest(array['credit', 'reserved', 'points', 'affiliate']) kind`,
    sql`insert into game_providers (code, name, rank) values ('JK', 'Bench', 1)`,
    sql`insert into games (uuid, game_code, name, name_en, provider, category, rank, search_key)
      values ('00000000-0000-4000-8000-000000000001', 'B', 'เกม', 'Game', 'JK', 'slot', 1, 'game')`,
    sql`insert into game_launches (uuid, member_uuid, game_uuid, order_key, status, moved, opened_at)
      select ${uuid}, ${uuid}, '00000000-0000-4000-8000-000000000001', ${uuid}, 'OPEN', 100000000, now() from ${players}`,
    sql`insert into ledger_accounts (id, member_uuid, kind, unit, balance)
      select ${game}, ${uuid}, 'game', 'THB', 100000000 from ${players}`,
    sql`insert into game_rounds (uuid, provider, round_id, launch_uuid, member_uuid, bet, win, commission, at)
      select ${reference}, 'JK', n || '-' || r, ${uuid}, ${uuid}, 1000, 900, 5, ${at} from ${playedRounds}`,
    sql`insert into played_days (member_uuid, day, bet, win, commission)
      select member_uuid, (at at time zone 'Asia/Bangkok')::date, sum(bet), sum(win), sum(commission)
      from game_rounds group by 1, 2`,
    ...[
      { kind: 'bet', amount: sql`1000` },
      { kind: 'win', amount: sql`-900` },
    ].flatMap(({ kind, amount }) => [
      sql`insert into ledger_transactions (uuid, kind, member_uuid, reference, created_at)
        select ${move(kind)}, ${kind}, ${uuid}, ${reference}, ${at} from ${playedRounds}`,
      sql`insert into ledger_entries (transaction_uuid, account_id, unit, amount)
        select ${move(kind)}, account, 'THB', ${amount} * sign
        from ${playedRounds}, lateral (values (${game}, -1), ('house:games', 1)) as side (account, sign)`,
    ]),
    sql`insert into deposits (member_uuid, amount, status, channel, bank_name, bank_id, created_at)
      select ${uuid}, 10000, 'SUCCESS', 'AUTO', 'SCB', '1', ${at}
      from ${players}, generate_series(1, 500) r`,
    sql`insert into withdrawals (member_uuid, order_key, amount, status, bank_name, bank_id, requested_at, created_at)
      select ${uuid}, gen_random_uuid(), 10000, 'SUCCESS', 'SCB', '1', ${at}, ${at}
      from ${players}, generate_series(1, 500) r`,
    sql`insert into operator_accounts (bank_name, bank_id, account_name) values ('KBANK', '0583927416', 'บจก. แสงทอง')`,
    sql`insert into slips (uuid, member_uuid, sending_bank, trans_ref, amount, trans_at, verdict, next, expires_at)
      select ${uuid}, ${uuid}, '014', 'bench' || n, 50000, ${time} - interval '1 minute', jsonb_build_object(
          'receiverAccount', 'KBANK:0583927416',
          'sender', jsonb_build_object('bankName', 'SCB', 'name', ${firstName} || ' ใ***',
            'account', 'xxx-x-x' || left(right(${account}, 5), 4) || '-x')),
        'CONFIRM', ${time} + interval '1 day' from ${series(heavy + 2 * each + 1, people)}`,
    sql`set session_replication_role = origin`,
    sql`analyze`,
  ]
  for (const statement of statements) await database.execute(statement)
}

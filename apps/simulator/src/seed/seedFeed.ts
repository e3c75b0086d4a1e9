import { sql } from 'drizzle-orm'
import { type Database } from '@member/api/importing'

export const seedFeed = (tx: Database) =>
  tx.execute(sql`
    insert into feed_lines (line_id, to_bank_name, to_bank_id, amount, at, sending_bank, trans_ref, sender_digits,
      status, deposit_uuid, created_at)
    select 'seed-' || d.uuid, o.bank_name, o.bank_id, d.amount, d.created_at, d.sending_bank, d.trans_ref,
      right(d.bank_id, 4), 'CREDITED', d.uuid, d.created_at
    from deposits d cross join (select bank_name, bank_id from operator_accounts order by bank_id limit 1) o
    where d.status = 'SUCCESS' and d.channel <> 'MANUAL'`)

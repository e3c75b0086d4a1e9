import { type Placeholder, sql, type SQLWrapper } from 'drizzle-orm'
import * as v from 'valibot'
import { inOpenStatuses } from '../../database/tables/launchStatus.ts'
import { maximumRows } from '../../values/maximumRows.ts'

/** SQL for a JSON value with all that `creditOf` shows; can be part of another query. */
export const balancesJson = (memberUuid: SQLWrapper | Placeholder) => sql`(
  select json_build_object(
    'credit', coalesce((select balance from ledger_accounts where id = 'member:' || own.uuid || ':credit'), 0)::text,
    'kept', coalesce((select balance from ledger_accounts where id = 'member:' || own.uuid || ':kept'), 0)::text,
    'points', coalesce((select balance from ledger_accounts where id = 'member:' || own.uuid || ':points'), 0)::text,
    'inGames', (
      select coalesce(json_agg(json_build_object(
        'launchUuid', money.uuid, 'gameUuid', game.uuid, 'provider', game.provider, 'name', game.name,
        'nameEn', game.name_en, 'amount', money.balance::text, 'since', money.created_at
      ) order by money.created_at), '[]')
      from (
        select launch.uuid, launch.game_uuid, launch.created_at, account.balance
        from game_launches launch
        join ledger_accounts account on account.id = 'member:' || own.uuid || ':game:' || launch.uuid
        where launch.member_uuid = own.uuid and launch.status ${inOpenStatuses}
          and account.balance > 0
        order by launch.created_at limit ${sql.raw(String(maximumRows))}
      ) money join games game on game.uuid = money.game_uuid
    ),
    'lastGame', (
      select json_build_object(
        'launchUuid', launch.uuid, 'name', game.name, 'nameEn', game.name_en, 'moved', launch.moved::text,
        'back', (launch.paid_back + case when launch.status = 'RETURNED' then coalesce(launch.returned, 0)
          else account.balance end)::text)
      from game_launches launch
      join games game on game.uuid = launch.game_uuid
      join ledger_accounts account on account.id = 'member:' || own.uuid || ':game:' || launch.uuid
      where launch.member_uuid = own.uuid and launch.opened_at is not null
      order by launch.created_at desc, launch.uuid desc limit 1
    )
  ) from (select ${memberUuid}::uuid as uuid) as own)`

const Satang = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const Names = { name: v.string(), nameEn: v.string() }
const BalancesJson = v.object({
  credit: Satang,
  kept: Satang,
  points: Satang,
  inGames: v.array(
    v.object({
      launchUuid: v.string(),
      gameUuid: v.string(),
      provider: v.string(),
      ...Names,
      amount: Satang,
      since: v.pipe(
        v.string(),
        v.transform((text) => new Date(text)),
      ),
    }),
  ),
  /** The last opened game. `back` is the returned amount, plus the game's balance while the game is open. */
  lastGame: v.nullable(v.object({ launchUuid: v.string(), ...Names, moved: Satang, back: Satang })),
})

export type Balances = v.InferOutput<typeof BalancesJson>

export const readBalances = (json: unknown): Balances => v.parse(BalancesJson, json)

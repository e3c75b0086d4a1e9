import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { games, providers } from '../database/schema.ts'
import { cashOuts, openings, setGameSwitches } from '../gameProvider/simulated/gameSwitches.ts'
import { uuidOf } from '../request/uuidOf.ts'
import type { Action } from './action.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'

type Status = 'ACTIVE' | 'MAINTENANCE'

async function setGame(tx: Database, uuid: string, status: Status) {
  const [changed] = await tx
    .update(games)
    .set({ status })
    .where(and(eq(games.uuid, uuidOf(uuid)), ne(games.status, status)))
    .returning({ uuid: games.uuid })
  if (!changed) throw settledAlready()
}

async function setProvider(tx: Database, code: string, status: Status) {
  const [changed] = await tx
    .update(providers)
    .set({ status })
    .where(and(eq(providers.code, code), ne(providers.status, status)))
    .returning({ code: providers.code })
  if (!changed) throw settledAlready()
}

const Switches = v.object({
  opening: v.optional(v.picklist(openings)),
  cashOut: v.optional(v.picklist(cashOuts)),
})

/** What the desk does about games: shut and open one, or all of a provider; and how the simulated provider behaves. */
export const gameActions: Record<string, Action> = {
  'games/:uuid/shut': (tx, uuid) => setGame(tx, uuid, 'MAINTENANCE'),
  'games/:uuid/open': (tx, uuid) => setGame(tx, uuid, 'ACTIVE'),
  'providers/:uuid/shut': (tx, code) => setProvider(tx, code, 'MAINTENANCE'),
  'providers/:uuid/open': (tx, code) => setProvider(tx, code, 'ACTIVE'),
  'game-switches': async (tx, _uuid, fields) => {
    const read = v.safeParse(Switches, fields)
    if (!read.success) throw new DeskProblem('A switch has a value it cannot have.')
    const { opening, cashOut } = read.output
    await setGameSwitches(tx, { ...(opening && { opening }), ...(cashOut && { cashOut }) })
  },
}

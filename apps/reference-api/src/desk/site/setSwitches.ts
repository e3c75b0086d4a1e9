import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { cashOuts, openings, setGameSwitches } from '../../gameProvider/simulated/gameSwitches.ts'
import { OperationRefused } from '../../operations/refused.ts'
import { th } from '../../operations/th.ts'
import type { Fields } from '../action.ts'

const Switches = v.object({
  opening: v.optional(v.picklist(openings)),
  cashOut: v.optional(v.picklist(cashOuts)),
})

/** Sets how the simulated game provider behaves. */
export async function setSwitches(database: Database, fields: Fields) {
  const read = v.safeParse(Switches, fields)
  if (!read.success) throw new OperationRefused(th.switches)
  const { opening, cashOut } = read.output
  await setGameSwitches(database, { ...(opening && { opening }), ...(cashOut && { cashOut }) })
}

import * as v from 'valibot'
import * as simulated from './gameSwitches.ts'
import { record, type Doing } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const Switches = v.object({
  opening: v.optional(v.picklist(simulated.openings)),
  cashOut: v.optional(v.picklist(simulated.cashOuts)),
})

export async function setGameSwitches(doing: Doing, wanted: unknown) {
  const read = v.safeParse(Switches, wanted)
  if (!read.success) throw new OperationRefused(th.switches)
  const { opening, cashOut } = read.output
  const before = await simulated.readGameSwitches(doing.tx)
  await simulated.setGameSwitches(doing.tx, { ...(opening && { opening }), ...(cashOut && { cashOut }) })
  const detail = {
    ...(opening && { opening: { from: before.opening, to: opening } }),
    ...(cashOut && { cashOut: { from: before.cashOut, to: cashOut } }),
  }
  await record(doing, { act: 'GAME_SWITCHES_SET', detail })
}

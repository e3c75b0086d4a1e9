import type { Operation, Operations } from '@member/api/operations'
import * as v from 'valibot'
import { parsed, text } from './formIn.ts'

/** A form of the back office: its operation, and the conversion of its fields into the operation's input. */
export type Action = {
  operation: Operation
  fields: string[]
  act: (operations: Operations, uuid: string, fields: unknown) => Promise<unknown>
}

type Inputs = { [Name in Operation]: Parameters<Operations[Name]> }
type Bound = { [Name in Operation]: (...input: Inputs[Name]) => Promise<unknown> }
type Taking<Input> = { [Name in Operation]: Input extends Inputs[Name] ? Name : never }[Operation]

/** Returns the action of a form about one item, which parses the fields and runs the operation. */
export const does = <Name extends Operation, Entries extends v.ObjectEntries>(
  operation: Name,
  entries: Entries,
  input: (uuid: string, fields: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Inputs[Name],
): Action => ({
  operation,
  fields: Object.keys(entries),
  act: async (operations, uuid, fields) => {
    const bound: Bound = operations
    return bound[operation](...input(uuid, parsed(v.object(entries), fields)))
  },
})

export const press = (operation: Taking<[string]>): Action => does(operation, {}, (uuid) => [uuid])

export const turn = (operation: Taking<[string, boolean]>, isOn: boolean): Action =>
  does(operation, {}, (uuid) => [uuid, isOn])

export const explain = (operation: Taking<[string, string]>): Action =>
  does(operation, { reason: text }, (uuid, { reason }) => [uuid, reason])

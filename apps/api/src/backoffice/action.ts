import * as v from 'valibot'
import type { Operation } from '../operations/access.ts'
import type { Operations } from '../operations/operations.ts'
import { parsed, text } from './formIn.ts'

/** A form of the back office: its operation, and how the form's fields become its input. */
export type Action = {
  operation: Operation
  /** Names of the form's fields. */
  fields: string[]
  act: (operations: Operations, uuid: string, fields: unknown) => Promise<unknown>
}

type Inputs = { [Name in Operation]: Parameters<Operations[Name]> }
type Bound = { [Name in Operation]: (...input: Inputs[Name]) => Promise<unknown> }
/** Operations that take this input. */
type Taking<Input> = { [Name in Operation]: Input extends Inputs[Name] ? Name : never }[Operation]

/** The action that reads a form about one item, and does the operation with it. */
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

/** The action of a button without a form. */
export const press = (operation: Taking<[string]>): Action => does(operation, {}, (uuid) => [uuid])

/** The action of a button that opens something or shuts it. */
export const turn = (operation: Taking<[string, boolean]>, isOn: boolean): Action =>
  does(operation, {}, (uuid) => [uuid, isOn])

/** The action of a form with a reason that staff read. */
export const explain = (operation: Taking<[string, string]>): Action =>
  does(operation, { reason: text }, (uuid, { reason }) => [uuid, reason])

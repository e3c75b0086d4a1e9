import type { Operation } from '../operations/access.ts'
import type { Operations } from '../operations/operations.ts'

export type Fields = Record<string, unknown>

/** A form of the back office: its operation, and how the form's fields become its input. */
export type Action = {
  operation: Operation
  act: (operations: Operations, uuid: string, fields: Fields) => Promise<unknown>
}

type Inputs = { [Name in Operation]: Parameters<Operations[Name]> }
type Bound = { [Name in Operation]: (...input: Inputs[Name]) => Promise<unknown> }

/** The action that reads a form about one item with `read` and does the operation with it. */
export const does = <Name extends Operation>(
  operation: Name,
  read: (uuid: string, fields: Fields) => Inputs[Name],
): Action => ({
  operation,
  act: async (operations, uuid, fields) => {
    const bound: Bound = operations
    return bound[operation](...read(uuid, fields))
  },
})

export const textIn = (field: unknown): string => (typeof field === 'string' ? field.trim() : '')

/** A form field as a number; NaN if it is not one. */
export function numberIn(field: unknown): number {
  if (typeof field === 'number') return field
  return /^\d{1,9}(\.\d{1,2})?$/.test(textIn(field)) ? Number(field) : NaN
}

/** A number, or null where the field is empty; NaN where there is no such field. */
export const numberOrNull = (field: unknown): number | null =>
  field === null || (typeof field === 'string' && field.trim() === '') ? null : numberIn(field)

export const isTicked = (field: unknown): boolean => field === 'yes' || field === true

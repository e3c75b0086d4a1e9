import type { Operations } from '../operations/operations.ts'

export type Fields = Record<string, unknown>

/** Reads a form of the desk, about one item, and calls its operation. */
export type Action = (operations: Operations, uuid: string, fields: Fields) => Promise<unknown>

export const textIn = (field: unknown): string => (typeof field === 'string' ? field.trim() : '')

/** A form field as a number; NaN if it is not one. */
export function numberIn(field: unknown): number {
  if (typeof field === 'number') return field
  return /^\d{1,9}(\.\d{1,2})?$/.test(textIn(field)) ? Number(field) : NaN
}

/** A number, or null where the field is empty. */
export const numberOrNull = (field: unknown): number | null =>
  field === undefined || (textIn(field) === '' && typeof field !== 'number') ? null : numberIn(field)

export const isTicked = (field: unknown): boolean => field === 'yes' || field === true

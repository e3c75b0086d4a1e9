import type { Database } from '../database/database.ts'
import { DeskProblem } from './deskProblem.ts'

export type Fields = Record<string, unknown>

/** What can be done to one thing at the desk, in one transaction. */
export type Action = (tx: Database, uuid: string, fields: Fields, now: Date) => Promise<unknown>

export const textIn = (field: unknown): string => (typeof field === 'string' ? field.trim() : '')

/** Why, in words that the member reads. */
export function reasonIn({ reason }: Fields): string {
  const words = textIn(reason)
  if (words !== '') return words.slice(0, 200)
  throw new DeskProblem('A reason is needed: the member reads it.')
}

/** A whole number from `least` to `most`. */
export function countIn(field: unknown, least: number, most: number): number {
  const text = typeof field === 'number' ? String(field) : textIn(field)
  const count = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (count >= least && count <= most) return count
  throw new DeskProblem(`A whole number from ${least} to ${most} is needed.`)
}

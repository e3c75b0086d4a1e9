import { type ChangeEvent, useState } from 'react'
import type { Refusal } from './refusal.ts'

/** Returns a field's error until the member changes that field or one of the fields `mendedBy`. */
export type ErrorOf = (field: string, ...mendedBy: string[]) => string | undefined

/**
 * Returns `errorOf`, which gives a field's error until the member changes that field. The form must call the
 * returned `onChange`. Of the fields in `order`, only the first with an error shows it.
 */
export function useFieldErrors(refusal: Refusal | null, order: readonly string[] = []) {
  const [since, setSince] = useState<{ refusal: Refusal | null; names: string[] }>({ refusal, names: [] })
  const names = since.refusal === refusal ? since.names : []
  const isChanged = (name: string) => names.includes(name)
  const first = order.find((name) => refusal?.fields[name] !== undefined)
  const isLater = (field: string) => order.includes(field) && field !== first
  const errorOf: ErrorOf = (field, ...mendedBy) =>
    isLater(field) || [field, ...mendedBy].some(isChanged) ? undefined : refusal?.fields[field]
  const onChange = ({ target: { name } }: ChangeEvent<HTMLFormElement>) => {
    if (refusal && name && !isChanged(name)) setSince({ refusal, names: [...names, name] })
  }
  return { errorOf, isChanged, onChange }
}

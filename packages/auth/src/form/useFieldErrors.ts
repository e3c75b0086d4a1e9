import { type ChangeEvent, useState } from 'react'
import type { Refusal } from './refusal.ts'

/** Error of a field, until the member changes it or one of the fields in `mendedBy`. */
export type ErrorOf = (field: string, ...mendedBy: string[]) => string | undefined

/** A refusal's words beside its fields: what the member has changed since is judged anew at the next press. */
export function useFieldErrors(refusal: Refusal | null) {
  const [since, setSince] = useState<{ refusal: Refusal | null; names: string[] }>({ refusal, names: [] })
  const names = since.refusal === refusal ? since.names : []
  const isChanged = (name: string) => names.includes(name)
  const errorOf: ErrorOf = (field, ...mendedBy) =>
    [field, ...mendedBy].some(isChanged) ? undefined : refusal?.fields[field]
  /** Handler for the form itself: changes of its fields bubble up to it. */
  const onChange = ({ target: { name } }: ChangeEvent<HTMLFormElement>) => {
    if (refusal && name && !isChanged(name)) setSince({ refusal, names: [...names, name] })
  }
  return { errorOf, isChanged, onChange }
}

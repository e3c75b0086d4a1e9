import { useRef, useState, type RefObject, useEffect, type ChangeEvent } from 'react'
import type { Refusal } from './refusal.ts'

/**
 * Returns a form's state, its submit function, and whether a submission is pending (`busy`). Submissions while
 * one is pending are ignored.
 */
export function useSubmit<State extends object>(
  initial: State,
  /** Reads the form's values synchronously, because React resets the form as soon as its action returns. */
  typedOf: (form: FormData) => Partial<State>,
  act: (form: FormData) => Promise<State>,
) {
  const [state, setState] = useState(initial)
  const [busy, setBusy] = useState(false)
  const inFlight = useRef(false)

  const fly = async (form: FormData) => {
    try {
      setState(await act(form))
    } finally {
      inFlight.current = false
      setBusy(false)
    }
  }

  const submit = (form: FormData) => {
    if (inFlight.current) return
    inFlight.current = true
    setBusy(true)
    setState((before) => ({ ...before, ...typedOf(form) }))
    void fly(form)
  }
  return { state, busy, submit }
}

/** Focuses the form's first invalid field whenever `answer` is a new object. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, answer: object | null) {
  useEffect(() => {
    if (!answer) return undefined
    const go = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    let painted: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(go)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(painted)
    }
  }, [form, answer])
}

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

export function useWait(until: number | undefined) {
  const [ended, setEnded] = useState<number>()
  return { waiting: until !== undefined && ended !== until, end: () => setEnded(until) }
}

import { useRef, useState } from 'react'

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

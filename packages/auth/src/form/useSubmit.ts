import { useRef, useState } from 'react'

/**
 * A form's action, its state and whether it is under way. Not `useActionState`: while an asynchronous action runs,
 * React holds back every other transition, and the member's next navigation with it.
 */
export function useSubmit<State extends object>(
  initial: State,
  /** Reads the values typed at once: React resets a form as soon as its action returns. */
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

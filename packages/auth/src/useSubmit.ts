import { useRef, useState } from 'react'

/**
 * A form's action, its state and whether it is under way. Not `useActionState`: while an asynchronous action runs,
 * React holds back every other transition, and the member's next navigation with it.
 */
export function useSubmit<State extends object>(
  initial: State,
  /** What was typed, kept at once: React resets a form as soon as its action returns. */
  typedOf: (form: FormData) => Partial<State>,
  act: (form: FormData) => Promise<State>,
) {
  const [state, setState] = useState(initial)
  const [busy, setBusy] = useState(false)
  const flying = useRef(false)

  const fly = async (form: FormData) => {
    try {
      setState(await act(form))
    } finally {
      flying.current = false
      setBusy(false)
    }
  }

  const submit = (form: FormData) => {
    if (flying.current) return
    flying.current = true
    setBusy(true)
    setState((before) => ({ ...before, ...typedOf(form) }))
    void fly(form)
  }
  return { state, busy, submit }
}

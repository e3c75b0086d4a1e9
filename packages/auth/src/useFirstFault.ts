import { type RefObject, useEffect } from 'react'

/** After every answer, takes the member to the first field that is wrong. `answer` is a new object each time. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, answer: object | null) {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, answer])
}

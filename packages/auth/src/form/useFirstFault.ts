import { type RefObject, useEffect } from 'react'

/**
 * After every answer, takes the member to the first field that is wrong. `answer` is a new object each time.
 * Once what is wrong has been painted: moving the focus lays the page out again, and a finger would wait for that.
 */
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

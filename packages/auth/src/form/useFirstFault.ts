import { type RefObject, useEffect } from 'react'

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

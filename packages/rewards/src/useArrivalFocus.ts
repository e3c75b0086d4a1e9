import { useEffect, useRef } from 'react'

/** Puts the focus on what a press has brought, and so into sight. */
export function useArrivalFocus(isNew: boolean) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) target.current?.focus()
  }, [isNew])
  return target
}

import { useEffect, useState } from 'react'

const settled = 300

export function useIsInForm() {
  const [isIn, setIsIn] = useState(false)
  useEffect(() => {
    let late = 0
    const look = () => {
      window.clearTimeout(late)
      late = window.setTimeout(() => setIsIn(Boolean(document.activeElement?.closest('form'))), settled)
    }
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      window.clearTimeout(late)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return isIn
}

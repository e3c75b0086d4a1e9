import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { refreshCreditAtom } from './credit.ts'

export const useFreshCredit = () => {
  const refresh = useSetAtom(refreshCreditAtom)
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh()
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [refresh])
  return refresh
}

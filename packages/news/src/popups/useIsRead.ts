import { useEffect, useState } from 'react'

/** Time (ms) with the credit in view after which a popup waits for the next visit. */
const patience = 5000

/** Returns true once the credit has been in view for five seconds. */
export function useIsRead(isShown: boolean): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    // The boot script stores when it wrote the credit into the page; later arrivals on this screen start anew.
    const { dataset } = document.documentElement
    const { creditAt } = dataset
    delete dataset['creditAt']
    const shownFor = creditAt ? performance.now() - Number(creditAt) : 0
    const late = setTimeout(() => setIsRead(true), patience - shownFor)
    return () => clearTimeout(late)
  }, [isShown])
  return isRead
}

import { useEffect, useState } from 'react'

/** Returns true once `moment` (ms) has passed; false if `moment` is undefined. */
export function useIsPast(moment: number | undefined, now = Date.now): boolean {
  const [past, setPast] = useState(() => (moment !== undefined && now() >= moment ? moment : undefined))
  useEffect(() => {
    const left = moment === undefined ? undefined : Math.max(0, moment - now())
    const timer = left === undefined ? undefined : setTimeout(() => setPast(moment), left)
    return () => clearTimeout(timer)
  }, [moment, now])
  return moment !== undefined && past === moment
}

/** Longest wait (ms) for the page's typeface; after that, the phone's own typeface is used. */
const patience = 2000

/** Loads the page's typeface for the text of a picture and returns the typeface's name. */
export async function loadLetters(text: string): Promise<string> {
  const family = getComputedStyle(document.body).fontFamily
  if (!('fonts' in document)) return family
  const loads = ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 30px ${family}`, text))
  const enough = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all(loads).catch(() => undefined), enough])
  return family
}

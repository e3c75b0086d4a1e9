import { atom, useAtom } from 'jotai'
import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'

/** True inside a sheet over another screen, where the payment is stored in memory, not in the address. */
export const IsOverAnother = createContext(false)

type Place = (next: Record<string, string>, how?: { replace: boolean }) => void

const besideAtom = atom('')

/** Returns the parameters of the pending payment, from the address or memory, and their setter. */
export function usePaymentPlace(): readonly [URLSearchParams, Place] {
  const isOver = useContext(IsOverAnother)
  const address = useSearchParams()
  const [beside, keep] = useAtom(besideAtom)
  if (!isOver) return address
  return [new URLSearchParams(beside), (next) => keep(new URLSearchParams(next).toString())]
}

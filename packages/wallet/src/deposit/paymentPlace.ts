import { atom, useAtom } from 'jotai'
import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'

/** Whether the address is that of what lies behind: the payment is then kept beside it. */
export const IsOverAnother = createContext(false)

type Place = (next: Record<string, string>, how?: { replace: boolean }) => void

const besideAtom = atom('')

/** Where the payment under way is kept, and how to change it. */
export function usePaymentPlace(): readonly [URLSearchParams, Place] {
  const isOver = useContext(IsOverAnother)
  const address = useSearchParams()
  const [beside, keep] = useAtom(besideAtom)
  if (!isOver) return address
  return [new URLSearchParams(beside), (next) => keep(new URLSearchParams(next).toString())]
}

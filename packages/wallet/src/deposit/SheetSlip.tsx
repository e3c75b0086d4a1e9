import { Button } from '@member/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { MySlipRequests } from '../slip/MySlipRequests.tsx'
import { slipAtom } from '../slip/slip.ts'
import { SlipStage } from '../slip/SlipStage.tsx'
import { SlipSteps } from '../slip/SlipSteps.tsx'
import { t } from './words.ts'

const over = new Set(['credited', 'creditedBefore', 'requested'])

interface SheetSlipProps {
  contactLink: string
  next: ReactNode
  onPay: () => void
  onClose: () => void
}

/** The slip in the sheet: the same steps as on its own screen. */
export const SheetSlip = ({ contactLink, next, onPay, onClose }: SheetSlipProps) => {
  const state = useAtomValue(slipAtom)
  const store = useStore()
  // The next slip begins anew.
  useEffect(
    () => () => {
      if (over.has(store.get(slipAtom).step)) store.set(slipAtom, { step: 'choose' })
    },
    [store],
  )
  return (
    <>
      <SlipSteps state={state} />
      <SlipStage
        state={state}
        contactLink={contactLink}
        credited={next}
        sent={
          <Button variant="primary" wide onClick={onClose}>
            {t.playOn}
          </Button>
        }
      />
      {state.step === 'requested' ? <MySlipRequests /> : null}
      <Button variant="quiet" wide onClick={onPay}>
        {t.toPay}
      </Button>
    </>
  )
}

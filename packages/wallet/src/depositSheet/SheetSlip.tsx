import { Button } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { MySlipRequests } from '../slip/MySlipRequests.tsx'
import { slipAtom } from '../slip/slip.ts'
import { SlipStage } from '../slip/SlipStage.tsx'
import { SlipSteps } from '../slip/SlipSteps.tsx'
import { useAnewNextTime } from '../slip/useAnewNextTime.ts'
import { t } from '../deposit/words.ts'

interface SheetSlipProps {
  contactLink: string
  next: ReactNode
  onPay: () => void
  onClose: () => void
}

export const SheetSlip = ({ contactLink, next, onPay, onClose }: SheetSlipProps) => {
  const state = useAtomValue(slipAtom)
  useAnewNextTime()
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

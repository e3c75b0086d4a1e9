import { Button } from '@member/ui'
import type { ReactNode } from 'react'
import { DepositWatch } from './DepositWatch.tsx'
import { PayInto, type PayIntoProps } from './PayInto.tsx'
import { t } from './words.ts'
import type { useLandedDeposit } from './useLandedDeposit.ts'

interface PayFlowProps extends PayIntoProps {
  landing: ReturnType<typeof useLandedDeposit>
  next: ReactNode
}

/** The pending deposits; below them the form for a payment or, after a credited deposit, its button. */
export const PayFlow = ({ landing: { landed, isIn, goOn }, next, ...form }: PayFlowProps) => (
  <>
    <DepositWatch landed={landed} next={next} />
    {isIn ? (
      <Button variant="quiet" wide onClick={goOn}>
        {t.showForm}
      </Button>
    ) : (
      <PayInto {...form} />
    )}
  </>
)

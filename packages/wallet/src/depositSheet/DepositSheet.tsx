import { Button, Sheet, Stack } from '@member/ui'
import { useState, type ReactNode } from 'react'
import { t as slip } from '../slip/words.ts'
import { t } from '../deposit/words.ts'
import { PayByNumber } from '../deposit/PayAccounts.tsx'
import { PayFlow } from '../deposit/PayFlow.tsx'
import { IsOverAnother } from '../deposit/payment.ts'
import { useLandedDeposit } from '../deposit/usePayment.ts'
import { useAtomValue } from 'jotai'
import { MySlipRequests } from '../slip/MySlipRequests.tsx'
import { slipAtom } from '../slip/slip.ts'
import { SlipStage, SlipSteps } from '../slip/SlipStage.tsx'
import { useAnewNextTime } from '../slip/useAnewNextTime.ts'

interface SheetSlipProps {
  contactLink: string
  next: ReactNode
  onPay: () => void
  onClose: () => void
}

const SheetSlip = ({ contactLink, next, onPay, onClose }: SheetSlipProps) => {
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

export interface DepositSheetProps {
  contactLink: string
  limitsLink: string
  brandName: string
  notice: ReactNode
  before?: ReactNode
  next: ReactNode
  onClose: () => void
}

export const DepositSheet = ({
  contactLink,
  limitsLink,
  brandName,
  notice,
  before,
  next,
  onClose,
}: DepositSheetProps) => {
  const [isSlip, setSlip] = useState(false)
  return (
    <IsOverAnother value>
      <Sheet title={isSlip ? slip.title : t.title} onClose={onClose}>
        <Stack space={5}>
          {notice}
          {isSlip ? (
            <SheetSlip contactLink={contactLink} next={next} onPay={() => setSlip(false)} onClose={onClose} />
          ) : (
            <SheetPay
              contactLink={contactLink}
              limitsLink={limitsLink}
              brandName={brandName}
              before={before}
              next={next}
              onSlip={() => setSlip(true)}
              onClose={onClose}
            />
          )}
        </Stack>
      </Sheet>
    </IsOverAnother>
  )
}

interface SheetPayProps extends Omit<DepositSheetProps, 'notice'> {
  onSlip: () => void
}

const SheetPay = ({ before, next, onSlip, onClose, ...form }: SheetPayProps) => {
  const landing = useLandedDeposit()
  const { landed } = landing
  const toSlip = (
    <Button variant="primary" wide icon="receipt" onClick={onSlip}>
      {t.toSlip}
    </Button>
  )
  const toGame = (
    <Button variant="primary" wide icon="play" onClick={onClose}>
      {t.playOn}
    </Button>
  )
  const attach = (
    <Button icon="receipt" wide onClick={onSlip}>
      {t.attachSlip}
    </Button>
  )
  return (
    <>
      <PayFlow
        {...form}
        landing={landing}
        // Locked money cannot be transferred into the game.
        next={landed && landed.kept === landed.amount ? toGame : next}
        slip={toSlip}
        slipBeside={attach}
      />
      {landing.isIn ? null : before}
      {landing.isIn ? null : <PayByNumber slip={toSlip} slipBeside={attach} />}
    </>
  )
}

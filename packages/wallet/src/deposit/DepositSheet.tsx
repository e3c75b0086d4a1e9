import { Button, Sheet, Stack } from '@member/ui'
import { useState, type ReactNode } from 'react'
import { t as slip } from '../slip/words.ts'
import { t } from './words.ts'
import { DepositWatch } from './DepositWatch.tsx'
import { PayInto } from './PayInto.tsx'
import { IsOverAnother } from './paymentPlace.ts'
import { SheetSlip } from './SheetSlip.tsx'
import { SlipLead } from './SlipLead.tsx'

export interface DepositSheetProps {
  contactLink: string
  limitsLink: string
  brandName: string
  /** Above where to pay: what another feature has to say before. */
  notice: ReactNode
  /** Next steps once the credit is in. */
  next: ReactNode
  onClose: () => void
}

/** Paying in over what the member is at, which stays: where to pay, the watch over what comes in, and the slip. */
export const DepositSheet = ({
  contactLink,
  limitsLink,
  brandName,
  notice,
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
            <>
              <DepositWatch next={next} />
              <PayInto
                contactLink={contactLink}
                limitsLink={limitsLink}
                brandName={brandName}
                slip={
                  <Button variant="primary" wide icon="receipt" onClick={() => setSlip(true)}>
                    {t.toSlip}
                  </Button>
                }
              />
              <SlipLead>
                <Button icon="receipt" wide onClick={() => setSlip(true)}>
                  {t.attachSlip}
                </Button>
              </SlipLead>
            </>
          )}
        </Stack>
      </Sheet>
    </IsOverAnother>
  )
}

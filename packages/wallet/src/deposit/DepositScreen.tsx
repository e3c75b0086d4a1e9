import { Page } from '@member/ui'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { th } from '../th.ts'
import { DepositHistory } from './DepositHistory.tsx'
import { DepositWatch } from './DepositWatch.tsx'
import { PayInto } from './PayInto.tsx'
import { SlipLead } from './SlipLead.tsx'

export interface DepositScreenProps {
  slipLink: string
  contactLink: string
  back?: string | undefined
}

/** Where to pay, and the watch over what comes in. */
export const DepositScreen = ({ slipLink, contactLink, back }: DepositScreenProps) => (
  <Page title={th.deposit.title} back={back}>
    <MoneyLayout
      main={
        <>
          <DepositWatch />
          <PayInto contactLink={contactLink} watched />
        </>
      }
      side={
        <>
          <OwnAccount title={th.deposit.own} why={th.deposit.ownWhy} />
          <SlipLead to={slipLink} />
        </>
      }
      below={<DepositHistory />}
    />
  </Page>
)

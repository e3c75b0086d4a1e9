import { LinkButton, Page } from '@member/ui'
import type { ReactNode } from 'react'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { th } from './th.ts'
import { DepositHistory } from './DepositHistory.tsx'
import { DepositWatch } from './DepositWatch.tsx'
import { PayInto } from './PayInto.tsx'
import { SlipLead } from './SlipLead.tsx'

export interface DepositScreenProps {
  slipLink: string
  contactLink: string
  historyLink: string
  playLink: string
  back?: string | undefined
  /** Above where to pay: what another feature has to say before. */
  notice?: ReactNode
  /** Where the member's own limits are. */
  limitsLink?: string | undefined
  /** Whose picture a saved QR is. */
  brandName?: string | undefined
}

/** Where to pay, and the watch over what comes in. */
export const DepositScreen = ({
  slipLink,
  contactLink,
  historyLink,
  playLink,
  back,
  notice,
  limitsLink,
  brandName,
}: DepositScreenProps) => (
  <Page title={th.title} back={back}>
    <MoneyLayout
      main={
        <>
          {notice}
          <DepositWatch
            next={
              <>
                <LinkButton variant="primary" wide icon="play" to={playLink}>
                  {th.play}
                </LinkButton>
                <LinkButton wide icon="history" to={historyLink}>
                  {th.seeHistory}
                </LinkButton>
              </>
            }
          />
          <PayInto contactLink={contactLink} limitsLink={limitsLink} brandName={brandName} watched />
        </>
      }
      side={
        <>
          <OwnAccount title={th.own} why={th.ownWhy} />
          <SlipLead>
            <LinkButton to={slipLink} icon="receipt" wide>
              {th.attachSlip}
            </LinkButton>
          </SlipLead>
        </>
      }
      below={<DepositHistory />}
    />
  </Page>
)

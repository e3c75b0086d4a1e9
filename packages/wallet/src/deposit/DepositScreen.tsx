import { LinkButton, Page } from '@member/ui'
import type { ReactNode } from 'react'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { t } from './words.ts'
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
  /** Link to the member's own limits. */
  limitsLink?: string | undefined
  /** File name prefix of a saved QR picture. */
  brandName?: string | undefined
}

/** Payment details, and the wait for incoming money. */
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
  <Page title={t.title} back={back}>
    <MoneyLayout
      main={
        <>
          {notice}
          <DepositWatch
            next={
              <>
                <LinkButton variant="primary" wide icon="play" to={playLink}>
                  {t.play}
                </LinkButton>
                <LinkButton wide icon="history" to={historyLink}>
                  {t.seeHistory}
                </LinkButton>
              </>
            }
          />
          <PayInto
            contactLink={contactLink}
            limitsLink={limitsLink}
            brandName={brandName}
            slip={
              <LinkButton variant="primary" wide icon="receipt" to={slipLink}>
                {t.toSlip}
              </LinkButton>
            }
          />
        </>
      }
      side={
        <>
          <OwnAccount title={t.own} why={t.ownWhy} />
          <SlipLead>
            <LinkButton to={slipLink} icon="receipt" wide>
              {t.attachSlip}
            </LinkButton>
          </SlipLead>
        </>
      }
      below={<DepositHistory />}
    />
  </Page>
)

import { Page } from '@member/ui'
import type { ReactNode } from 'react'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { th } from './th.ts'
import { WithdrawHistory } from './WithdrawHistory.tsx'
import { WithdrawStage } from './WithdrawStage.tsx'

export interface WithdrawScreenProps {
  depositLink: string
  historyLink: string
  playLink: string
  back?: string | undefined
  /** What else there is to know of the member's money: what is out in games. */
  notice?: ReactNode
  /** What may be asked of the member another time. */
  later?: ReactNode
}

/** What may be taken out, the order for it, and its way to the bank. */
export const WithdrawScreen = ({
  depositLink,
  historyLink,
  playLink,
  back,
  notice,
  later,
}: WithdrawScreenProps) => (
  <Page title={th.title} back={back}>
    {notice}
    <MoneyLayout
      main={<WithdrawStage depositLink={depositLink} playLink={playLink} />}
      side={
        <>
          <OwnAccount title={th.to} why={th.toHint} />
          {later}
          <WithdrawHistory historyLink={historyLink} />
        </>
      }
    />
  </Page>
)

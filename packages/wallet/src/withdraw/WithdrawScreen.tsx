import { Page } from '@member/ui'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { th } from '../th.ts'
import { WithdrawHistory } from './WithdrawHistory.tsx'
import { WithdrawStage } from './WithdrawStage.tsx'

export interface WithdrawScreenProps {
  depositLink: string
  historyLink: string
  back?: string | undefined
}

/** What may be taken out, the order for it, and its way to the bank. */
export const WithdrawScreen = ({ depositLink, historyLink, back }: WithdrawScreenProps) => (
  <Page title={th.withdraw.title} back={back}>
    <MoneyLayout
      main={<WithdrawStage depositLink={depositLink} />}
      side={<OwnAccount title={th.withdraw.to} why={th.withdraw.toHint} />}
      below={<WithdrawHistory historyLink={historyLink} />}
    />
  </Page>
)

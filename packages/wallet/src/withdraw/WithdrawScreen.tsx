import { Page, Columns } from '@member/ui'
import type { ReactNode } from 'react'
import { OwnAccount } from '../money/OwnAccount.tsx'
import type { EntryHref } from '../money/entryHref.ts'
import { t } from './words.ts'
import { WithdrawHistory } from './WithdrawHistory.tsx'
import { WithdrawStage } from './WithdrawStage.tsx'

export interface WithdrawScreenProps {
  depositLink: string
  contactLink: string
  historyLink: string
  playLink: string
  entryHref?: EntryHref | undefined
  /** Returns the address of the help page, filtered by `word`. */
  helpHref: (word: string) => string
  back?: string | undefined
  notice?: ReactNode
  later?: ReactNode
}

export const WithdrawScreen = ({
  depositLink,
  contactLink,
  historyLink,
  playLink,
  entryHref,
  helpHref,
  back,
  notice,
  later,
}: WithdrawScreenProps) => (
  <Page title={t.title} back={back}>
    {notice}
    <Columns
      main={
        <WithdrawStage
          depositLink={depositLink}
          contactLink={contactLink}
          playLink={playLink}
          entryHref={entryHref}
          helpLink={helpHref(t.helpWord)}
        />
      }
      side={
        <>
          <OwnAccount title={t.to} why={t.toHint} />
          {later}
          <WithdrawHistory historyLink={historyLink} entryHref={entryHref} />
        </>
      }
    />
  </Page>
)

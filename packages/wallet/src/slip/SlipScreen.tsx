import { Card, LinkButton, List, Page, Section, Columns } from '@member/ui'
import { useAtomValue } from 'jotai'
import { type EntryHref, useEntryHref, ReceiptLink } from '../money/ReceiptLink.tsx'
import { DepositRow } from '../money/DepositRow.tsx'
import { OwnAccount } from '../money/OwnAccount.tsx'
import { BankDown } from '../deposit/BegunPayment.tsx'
import { t as deposit } from '../deposit/words.ts'
import { t } from './words.ts'
import { MySlipRequests } from './MySlipRequests.tsx'
import { SlipStage, SlipSteps } from './SlipStage.tsx'
import { slipAtom } from './slip.ts'
import { useAnewNextTime } from './useAnewNextTime.ts'

export interface SlipScreenProps {
  depositLink: string
  contactLink: string
  /** Returns the address of the help page, filtered by `word`. */
  helpHref: (word: string) => string
  /** Address of the games; undefined while no game can be played. */
  playLink?: string | undefined
  entryHref?: EntryHref | undefined
}

/** Screen that takes a slip from its picture to the credited money, or to a manual request. */
export const SlipScreen = ({ depositLink, contactLink, helpHref, playLink, entryHref }: SlipScreenProps) => {
  const entry = useEntryHref(entryHref)
  const state = useAtomValue(slipAtom)
  useAnewNextTime()
  // The registered account is shown beside the sender's, with the same digits masked.
  const isCompared = state.step === 'refused' && state.refusal.slip !== undefined
  const isSent = state.step === 'requested'
  const isOver = isSent || state.step === 'credited' || state.step === 'creditedBefore'
  return (
    <Page title={t.title} back={depositLink}>
      <Columns
        main={
          <>
            {state.step === 'choose' ? <BankDown /> : null}
            <SlipSteps state={state} />
            <SlipStage
              state={state}
              contactLink={contactLink}
              helpLink={helpHref(t.helpWord)}
              credited={
                <>
                  {playLink === undefined ? null : (
                    <LinkButton variant="primary" wide icon="play" to={playLink}>
                      {deposit.play}
                    </LinkButton>
                  )}
                  {state.step === 'credited' && entry ? (
                    <ReceiptLink to={entry('deposit', state.deposit.uuid)} />
                  ) : null}
                  <LinkButton wide to={depositLink}>
                    {t.toDeposit}
                  </LinkButton>
                </>
              }
              sent={
                <LinkButton variant="primary" wide to={depositLink}>
                  {t.toDeposit}
                </LinkButton>
              }
            />
          </>
        }
        side={
          isOver ? (
            <>
              {state.step === 'credited' ? (
                <Section title={t.latest}>
                  <Card flush>
                    <List>
                      <DepositRow deposit={state.deposit} to={entry?.('deposit', state.deposit.uuid)} />
                    </List>
                  </Card>
                </Section>
              ) : null}
              <MySlipRequests ifAny={!isSent} />
            </>
          ) : (
            <>
              {isCompared ? null : <OwnAccount title={t.own} why={t.ownWhy} />}
              <MySlipRequests />
            </>
          )
        }
      />
    </Page>
  )
}

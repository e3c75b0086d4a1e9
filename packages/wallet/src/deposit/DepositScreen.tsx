import {
  LinkButton,
  Page,
  Columns,
  EmptyState,
  MovingList,
  Loaded,
  Section,
  SkeletonRows,
  EmptyArt,
} from '@member/ui'
import type { ReactNode } from 'react'
import { t } from './words.ts'
import { type EntryHref, SeeAll, useEntryHref, ReceiptLink } from '../money/ReceiptLink.tsx'
import { PayByNumber } from './PayAccounts.tsx'
import { PayFlow } from './PayFlow.tsx'
import { useLandedDeposit } from './usePayment.ts'
import { useAtomValue } from 'jotai'
import { DepositRow } from '../money/DepositRow.tsx'
import { newestDepositsAtom } from '../money/newest.ts'

interface DepositHistoryProps {
  historyLink: string
  entryHref: EntryHref | undefined
}

/** Number of the newest deposits on this page. */
const shown = 5

const DepositHistory = ({ historyLink, entryHref }: DepositHistoryProps) => {
  const entry = useEntryHref(entryHref)
  return (
    <Section title={t.history} action={<SeeAll to={historyLink} />} card="flush">
      <Loaded
        query={useAtomValue(newestDepositsAtom)}
        skeleton={<SkeletonRows rows={shown} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState art={<EmptyArt name="history" />} title={t.empty}>
            {t.emptyNext}
          </EmptyState>
        }
      >
        {({ items }) => (
          <MovingList>
            {items.slice(0, shown).map((deposit) => (
              <DepositRow key={deposit.uuid} deposit={deposit} to={entry?.('deposit', deposit.uuid)} />
            ))}
          </MovingList>
        )}
      </Loaded>
    </Section>
  )
}

export interface DepositScreenProps {
  slipLink: string
  contactLink: string
  historyLink: string
  /** Address of the games; undefined while no game can be played. */
  playLink?: string | undefined
  back?: string | undefined
  /** Slot above the payment details, for a notice of another feature. */
  notice?: ReactNode
  /** Slot below the payment details, hidden once a deposit is credited. */
  before?: ReactNode
  offer?: ReactNode
  limitsLink?: string | undefined
  withdrawLink?: string | undefined
  entryHref?: EntryHref | undefined
  brandName?: string | undefined
}

export const DepositScreen = (props: DepositScreenProps) => {
  const {
    slipLink,
    contactLink,
    playLink,
    back,
    notice,
    before,
    offer,
    limitsLink,
    withdrawLink,
    brandName,
  } = props
  const entry = useEntryHref(props.entryHref)
  const landing = useLandedDeposit()
  const goOn = () => {
    landing.goOn()
    // A change caused by the deposit, such as an exhausted limit, is shown at the top.
    window.scrollTo(0, 0)
  }
  const toSlip = (
    <LinkButton variant="primary" wide icon="receipt" to={slipLink}>
      {t.toSlip}
    </LinkButton>
  )
  // Locked money is offered for withdrawal first, not for play.
  const toWithdraw = withdrawLink ? (
    <LinkButton variant="primary" wide icon="withdraw" to={withdrawLink}>
      {t.withdrawKept}
    </LinkButton>
  ) : null
  const attach = (
    <LinkButton to={slipLink} icon="receipt" wide>
      {t.attachSlip}
    </LinkButton>
  )
  const { kept, amount, uuid } = landing.landed ?? {}
  const next = (
    <>
      {kept ? toWithdraw : null}
      {playLink === undefined || (kept !== undefined && kept === amount) ? null : (
        <LinkButton variant={kept ? 'quiet' : 'primary'} wide icon="play" to={playLink}>
          {t.play}
        </LinkButton>
      )}
      {uuid && entry ? <ReceiptLink to={entry('deposit', uuid)} /> : null}
      {kept ? null : offer}
    </>
  )
  return (
    <Page title={t.title} back={back}>
      <Columns
        main={
          <>
            {landing.isIn ? null : notice}
            <PayFlow
              landing={{ ...landing, goOn }}
              next={next}
              contactLink={contactLink}
              limitsLink={limitsLink}
              withdrawLink={withdrawLink}
              brandName={brandName}
              slip={toSlip}
              slipBeside={attach}
            />
            {landing.isIn ? null : before}
            {landing.isIn ? null : <PayByNumber slip={toSlip} slipBeside={attach} />}
          </>
        }
        side={<DepositHistory historyLink={props.historyLink} entryHref={props.entryHref} />}
      />
    </Page>
  )
}

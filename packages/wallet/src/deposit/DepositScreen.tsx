import { LinkButton, Page, Columns } from '@member/ui'
import type { ReactNode } from 'react'
import { t } from './words.ts'
import { type EntryHref, useEntryHref } from '../money/entryHref.ts'
import { ReceiptLink } from '../money/ReceiptLink.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import { PayByNumber } from './PayByNumber.tsx'
import { PayFlow } from './PayFlow.tsx'
import { useLandedDeposit } from './useLandedDeposit.ts'

export interface DepositScreenProps {
  slipLink: string
  contactLink: string
  /** Not given while nothing can be played. */
  playLink?: string | undefined
  back?: string | undefined
  /** Above where to pay: what another feature has to say before. */
  notice?: ReactNode
  /** Below where to pay, which it must not move when it comes: an offer that another feature makes before. */
  before?: ReactNode
  /** Below a deposit that has come: what another feature has to offer. */
  offer?: ReactNode
  /** Link to the member's own limits. */
  limitsLink?: string | undefined
  withdrawLink?: string | undefined
  entryHref?: EntryHref | undefined
  /** File name prefix of a saved QR picture. */
  brandName?: string | undefined
}

/** Payment details, and the wait for incoming money. */
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
    // What has changed with the deposit, as a limit that is reached, stands at the top.
    window.scrollTo(0, 0)
  }
  const toSlip = (
    <LinkButton variant="primary" wide icon="receipt" to={slipLink}>
      {t.toSlip}
    </LinkButton>
  )
  // What a limit of the member's own has held is not offered for play first.
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
        side={<DepositHistory entryHref={props.entryHref} />}
      />
    </Page>
  )
}

import { ApiError, type DepositAccount, type DepositRoom, settingQueryAtom } from '@member/api-client'
import { promptPayMost } from '@member/banks/thai-qr'
import { featureAtom } from '@member/api-client/setting'
import {
  AmountField,
  Button,
  Card,
  FormMessage,
  Stack,
  bahtFault,
  desktop,
  parseBaht,
  useOnline,
} from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import styled from '@emotion/styled'
import { useContext, useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from './words.ts'
import { BonusAhead, BonusChoice, BonusHad, LateOffers } from './BonusChoice.tsx'
import { DesktopQr, useIsDesktop } from './DesktopQr.tsx'
import { lastAmount } from './deposit.ts'
import { choiceWaitAtom, chooseBonusAtom, isAnswer, isChoiceUnknownAtom } from './chooseBonus.ts'
import { IsOverAnother, amountAtom, bonusAtom, typedAmountAtom } from './payment.ts'

const quick = [100, 300, 500, 1000, 2000, 5000]

/** Returns at most six amounts (baht) within the bounds. */
function choicesOf(minDeposit: number, most = Infinity) {
  const last = lastAmount.read()
  const own =
    last === undefined || quick.includes(last) ? quick : [...quick.filter((choice) => choice !== 2000), last]
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own; toSorted is too young for old phones
  return own.filter((choice) => choice >= minDeposit && choice <= most).sort((one, other) => one - other)
}

const Room = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const Halves = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(272px, 1fr));
    grid-gap: 32px;
  }
`

/** Bonus offers that arrive after the form was shown: they must not move it before the member asks for them. */
export interface LateOffersState {
  isAskedFor: boolean
  onAskFor: () => void
}

export const AmountStep = ({
  account,
  minDeposit,
  limit,
  lateOffers,
  onNext,
}: {
  account: DepositAccount | undefined
  minDeposit: number
  limit: DepositRoom | undefined
  lateOffers: LateOffersState | undefined
  onNext: (amount: number) => void
}) => {
  const [draft, setTyped] = useAtom(typedAmountAtom)
  const [isTouched, setTouched] = useState(false)
  // The amount typed for the previous payment may exceed the remaining limit.
  const typed = !isTouched && limit && (parseBaht(draft) ?? 0) > limit.left ? '' : draft
  const setAmount = useSetAtom(amountAtom)
  const choose = useSetAtom(chooseBonusAtom)
  const isForfeitable = useAtomValue(featureAtom('bonusGivenUp')) === true
  const bonus = useAtomValue(bonusAtom)
  const [offer, setOffer] = useState<string>()
  const [fault, setFault] = useState<string>()
  const online = useOnline()
  const [failed, setFailed] = useState<{ why: string; offline: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const wait = useAtomValue(choiceWaitAtom)
  // Fixed when the screen opens, so that no choice moves.
  const [choices] = useState(() => choicesOf(minDeposit, limit?.left))
  const isOwnLimit = limit !== undefined && limit.left <= promptPayMost
  const bounds = isOwnLimit
    ? { min: minDeposit, max: limit.left, tooMuch: t.tooMuch }
    : { min: minDeposit, max: promptPayMost, tooMuch: t.mostAtOnce({ amount: promptPayMost }) }
  const amount = bahtFault(typed, bounds) === undefined ? parseBaht(typed) : undefined
  useEffect(() => setAmount(amount), [setAmount, amount])
  const setting = useAtomValue(settingQueryAtom)
  // Undefined while the setting is missing, which is said, too.
  const hasOffers = useAtomValue(featureAtom('bonusChoice'))
  const areHidden = lateOffers && hasOffers !== false && !(lateOffers.isAskedFor && bonus.data)
  const offers = areHidden ? [] : (bonus.data?.offers ?? [])
  // A promotion that no longer applies to the amount is not selected.
  const chosen = amount !== undefined && offers.some(({ id }) => id === offer) ? offer : undefined

  const isDesktop = useIsDesktop()
  const isOverAnother = useContext(IsOverAnother)
  const qrAccount = account?.promptPay && isDesktop && !isOverAnother ? account : undefined
  // The server must learn of a bonus, and that an earlier choice ended, before the transfer; also while the choice is
  // unknown.
  const isChoiceUnknown = useAtomValue(isChoiceUnknownAtom)
  const isUnknown = isChoiceUnknown || bonus.isLoading || bonus.isError || bonus.isPlaceholderData
  const isHeld = isUnknown || chosen !== undefined || bonus.data?.taken != null

  // The QR code follows only if amount and offer are still those that were sent.
  const shown = useRef<{ amount: number | undefined; chosen: string | undefined }>(undefined)
  useEffect(() => {
    shown.current = { amount, chosen }
    return () => {
      shown.current = undefined
    }
  }, [amount, chosen])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFault(bahtFault(typed, bounds))
    if (amount === undefined) return
    setBusy(true)
    setFailed(undefined)
    try {
      await choose({ offer: chosen, amount })
      if (shown.current?.amount === amount && shown.current.chosen === chosen) onNext(amount)
    } catch (error) {
      const offline = error instanceof ApiError && !navigator.onLine ? error.message : undefined
      setFailed({ why: isAnswer(error) ? error.message : t.bonus.failed, offline })
      void bonus.refetch()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card tone="brand" aria-label={t.amountTitle}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Halves>
          <Stack>
            <AmountField
              label={t.amount}
              value={typed}
              {...bounds}
              error={fault}
              hint={typed === '' ? t.min({ amount: minDeposit }) : undefined}
              choices={choices}
              largeChoices={qrAccount !== undefined}
              onValue={(text) => {
                setTouched(true)
                setTyped(text)
                setFault(undefined)
              }}
            />
            {limit ? <Room>{t.room[limit.period]({ left: limit.left, limit: limit.amount })}</Room> : null}
            {areHidden ? (
              <LateOffers
                busy={lateOffers.isAskedFor && (bonus.isFetching || setting.isFetching)}
                onShow={() => {
                  lateOffers.onAskFor()
                  if (!bonus.data) void (hasOffers ? bonus : setting).refetch()
                }}
              />
            ) : offers.length === 0 ? null : amount === undefined ? (
              <BonusAhead offers={offers} />
            ) : (
              <BonusChoice
                offers={offers}
                isOfOtherAmount={bonus.isPlaceholderData}
                isForfeitable={isForfeitable}
                chosen={chosen}
                onChoose={setOffer}
              />
            )}
            <BonusHad had={areHidden ? [] : (bonus.data?.had ?? [])} />
            <FormMessage>
              {failed ? (
                <>
                  {online || !failed.offline ? null : <p>{failed.offline}</p>}
                  <p>{isChoiceUnknown ? t.bonus.unknown : failed.why}</p>
                </>
              ) : null}
            </FormMessage>
            <FormMessage tone="info">{busy && wait ? t.bonus.wait[wait] : null}</FormMessage>
            {/* The QR beside the amount is all that is needed. */}
            {qrAccount && !isHeld ? null : (
              <Button type="submit" variant="primary" wide busy={busy}>
                {t.next}
              </Button>
            )}
          </Stack>
          {qrAccount ? <DesktopQr account={qrAccount} amount={amount} isHeld={isHeld} /> : null}
        </Halves>
      </form>
    </Card>
  )
}

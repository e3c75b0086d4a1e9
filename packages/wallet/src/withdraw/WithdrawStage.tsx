import styled from '@emotion/styled'
import { memberAtom } from '@member/api-client'
import { settingAtom } from '@member/api-client/setting'
import { Card, FormMessage, LinkButton, Loaded, Phrases, Skeleton, Stack, TallSkeleton } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type EntryHref, ReceiptLink, useEntryHref } from '../money/ReceiptLink.tsx'
import { ForfeitedBonus, Reason } from '../money/rowParts.tsx'
import { LockedMoney } from '../locked/LockedMoney.tsx'
import { levelAtom } from '../money/level.ts'
import { t } from './words.ts'
import { NothingLeft, WithdrawForm } from './WithdrawForm.tsx'
import { LevelFigures } from './LevelFigures.tsx'
import { OpenWithdrawal } from './OpenWithdrawal.tsx'
import {
  isAbsentAtom,
  leaveWithdrawAtom,
  openWithdrawalsAtom,
  useLostWithdrawal,
  useSettledWithdrawal,
  withdrawAtom,
} from './withdraw.ts'
import { CancelBonus } from '../turnover/CancelBonus.tsx'
import { Turnover } from '../turnover/Turnover.tsx'
import { WithdrawNews } from './WithdrawNews.tsx'

const Edge = styled.div`
  margin: 0 0 -8px -14px;
`

/** The pending withdrawals; if none is pending, the form for a new withdrawal. */
export const WithdrawStage = ({
  depositLink,
  contactLink,
  playLink,
  entryHref,
  helpLink,
}: {
  depositLink: string
  contactLink: string
  playLink: string
  entryHref: EntryHref | undefined
  helpLink: string
}) => {
  const open = useAtomValue(openWithdrawalsAtom)
  const level = useAtomValue(levelAtom)
  const member = useAtomValue(memberAtom)
  const minWithdraw = useAtomValue(settingAtom)?.minWithdraw
  const entry = useEntryHref(entryHref)
  const settled = useSettledWithdrawal()
  const command = useAtomValue(withdrawAtom)
  const leave = useSetAtom(leaveWithdrawAtom)
  const [isAbsent, setAbsent] = useAtom(isAbsentAtom)
  useEffect(
    () => () => {
      leave()
      setAbsent(false)
    },
    [leave, setAbsent],
  )
  const isLost = useLostWithdrawal()
  // Shown at the top, beside the reason of the lost connection.
  useEffect(() => {
    if (isLost) window.scrollTo(0, 0)
  }, [isLost])
  const pendingNow = open.data ?? []
  // No success message above a failed transfer; the form shows the result of its own press.
  const isSaid =
    isLost ||
    (pendingNow.length > 0 &&
      !(command.status === 'done' && pendingNow.some(({ status }) => status === 'FAILED')))
  return (
    <>
      <WithdrawNews
        command={isSaid ? command : { status: 'idle' }}
        isLookedFor={isLost}
        isAbsent={isAbsent && pendingNow.length === 0}
      />
      <Loaded query={open} skeleton={<Waiting />} isEmpty={() => false}>
        {(pending) => {
          // An earlier result is not shown beside a pending withdrawal.
          const ended = pending.length > 0 ? undefined : settled
          return (
            <>
              <FormMessage tone={ended?.status === 'REJECTED' ? 'bad' : 'ok'}>
                {ended ? (
                  <>
                    <strong>
                      <Phrases>{t.settled[ended.status]({ amount: ended.amount })}</Phrases>
                    </strong>
                    <Reason remark={ended.remark} />
                    <ForfeitedBonus withdraw={ended} />
                    {ended.status === 'REJECTED' ? (
                      <Edge>
                        <LinkButton to={contactLink} small variant="quiet" icon="contact">
                          {t.contact}
                        </LinkButton>
                      </Edge>
                    ) : null}
                  </>
                ) : null}
              </FormMessage>
              {ended && entry ? <ReceiptLink to={entry('withdraw', ended.uuid)} /> : null}
              {pending.map((withdraw) => (
                <OpenWithdrawal
                  key={withdraw.uuid}
                  withdraw={withdraw}
                  fresh={command.status === 'done'}
                  helpLink={helpLink}
                />
              ))}
              {pending.length > 0 ? null : (
                <Loaded query={level} skeleton={<Waiting />}>
                  {(figures) => (
                    <>
                      <LevelFigures level={figures} />
                      <LockedMoney />
                      <Turnover playLink={playLink}>
                        <CancelBonus />
                      </Turnover>
                      {/* The reason, and what to do, are shown above. */}
                      {figures.withdrawLocked ? null : figures.withdrawable <= 0 ? (
                        <NothingLeft
                          level={figures}
                          // A member who has just been paid is not asked to deposit.
                          depositLink={settled ? undefined : depositLink}
                        />
                      ) : (
                        <Loaded query={member} skeleton={<Waiting />}>
                          {({ user_bank }) => (
                            <WithdrawForm
                              level={figures}
                              minWithdraw={minWithdraw}
                              bank={user_bank}
                              isLost={isLost}
                            />
                          )}
                        </Loaded>
                      )}
                    </>
                  )}
                </Loaded>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

const Waiting = () => (
  <TallSkeleton>
    <Card>
      <Stack>
        <Skeleton width="40%" height={24} />
        <Skeleton width="60%" height={44} />
        <Skeleton height={88} />
        <Skeleton height={52} />
        <Skeleton height={48} />
      </Stack>
    </Card>
  </TallSkeleton>
)

import styled from '@emotion/styled'
import { bankLabel, maskedBankId } from '@member/banks'
import type { Withdraw } from '@member/api-client'
import { isInFlight, stateAbout } from '@member/commands'
import {
  AsWritten,
  Button,
  Card,
  formatDateTime,
  FormMessage,
  OwnMoney,
  Stack,
  StatusChip,
  Tiles,
} from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { BankMark } from '../money/BankMark.tsx'
import { ForfeitedBonus, MoneyStatus, Reason } from '../money/rowParts.tsx'
import { HelpLink } from '../money/ReceiptLink.tsx'
import { Steps } from '../money/Steps.tsx'
import { t } from './words.ts'
import { awaitedDocumentsAtom, leaveWithdrawAtom, retryWithdrawalAtom } from './withdraw.ts'
import { ExpectedTime, useSteps, UsualTime } from './UsualTime.tsx'
import { WithdrawNews } from './WithdrawNews.tsx'
import { tProgress } from './wordsProgress.ts'
import { type Moment, Timeline } from '../money/Timeline.tsx'

/** Past and future steps of a withdrawal; `without` if the server sends no steps. */
const WithdrawProgress = ({ withdraw, without }: { withdraw: Withdraw; without: ReactNode }) => {
  const steps = useSteps(withdraw)
  if (steps.length === 0) return without
  const past = steps.map(({ status, at }, place): Moment => ({
    label: status === 'PENDING' && place > 0 ? tProgress.again : tProgress.way[status],
    when: <time dateTime={at}>{formatDateTime(at)}</time>,
    tone: status === 'FAILED' ? 'bad' : place === steps.length - 1 ? 'now' : 'done',
  }))
  const toCome: Partial<Record<Withdraw['status'], readonly string[]>> = tProgress.toCome
  const later = (toCome[withdraw.status] ?? []).map((label): Moment => ({ label, tone: 'later' }))
  return <Timeline moments={[...past, ...later]} />
}

const Sides = styled(Tiles)`
  align-items: start;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`

const To = styled.div`
  display: flex;
  align-items: center;
  & > svg {
    flex: none;
  }
  & > p {
    margin-left: 12px;
    min-width: 0;
  }
`

const Title = styled.h2`
  font-size: 1.0625rem;
  &:focus {
    outline: none;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const stepOf = { PENDING: 0, FAILED: 1, PROCESSING: 1, SUCCESS: 3, REJECTED: 0 } as const

export const OpenWithdrawal = ({
  withdraw,
  fresh,
  helpLink,
}: {
  withdraw: Withdraw
  fresh: boolean
  helpLink: string
}) => {
  const { uuid, amount, status, bankName, bankId, remark, canRetry, createdAt, updatedAt } = withdraw
  const [state, retry] = useAtom(retryWithdrawalAtom)
  const command = stateAbout(state, uuid)
  const leave = useSetAtom(leaveWithdrawAtom)
  // The server has accepted the retry, but the list is not updated yet.
  const taken = command.status === 'done' && command.answer.withdraw.updatedAt > updatedAt
  const isRetried = command.status === 'done' && (taken || status !== 'FAILED')
  const documents = useAtomValue(awaitedDocumentsAtom)
  // The withdrawal waits until the member has sent the documents.
  const isOnMember = status === 'PENDING' && (documents === 'ASKED' || documents === 'REFUSED')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone: scroll to the top and focus the result.
  useEffect(() => {
    if (!fresh && !isRetried) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [fresh, isRetried])
  return (
    <Card aria-label={t.open}>
      <Stack>
        <Title ref={heading} tabIndex={-1}>
          {t.open}
        </Title>
        <FormMessage tone="ok">{isRetried ? t.retried : null}</FormMessage>
        <Sides as="div" full least={272} space={4}>
          <Stack>
            <Head>
              <OwnMoney baht={amount} scale="xl" />
              {isOnMember ? (
                <StatusChip tone="warn">{t.openPapers.chip}</StatusChip>
              ) : (
                <MoneyStatus status={status} />
              )}
            </Head>
            <To>
              <BankMark bankName={bankName} />
              <p>
                {bankLabel(bankName)}
                <br />
                <AsWritten>{maskedBankId(bankId)}</AsWritten>
              </p>
            </To>
            <p role="status">{isOnMember ? t.openPapers.step : t.openStep[status]}</p>
            <Reason remark={remark} />
            <ForfeitedBonus withdraw={withdraw} />
            {status === 'FAILED' ? null : <ExpectedTime withdraw={withdraw} />}
          </Stack>
          <Stack>
            <WithdrawProgress
              withdraw={withdraw}
              without={
                <>
                  <Steps labels={t.steps} at={stepOf[status]} />
                  <div>
                    <Small>{t.since({ time: createdAt })}</Small>
                    {updatedAt === createdAt ? null : <Small>{t.changed({ time: updatedAt })}</Small>}
                  </div>
                </>
              }
            />
          </Stack>
        </Sides>
        {canRetry ? (
          <Button
            variant="primary"
            wide
            icon="refresh"
            busy={taken || isInFlight(command)}
            onClick={() => {
              // Only the result of the retry is shown.
              leave()
              void retry(uuid)
            }}
          >
            {t.retry}
          </Button>
        ) : null}
        {command.status === 'done' ? null : <WithdrawNews command={command} />}
        <Stack space={1}>
          {status === 'FAILED' ? null : (
            <Small>
              <UsualTime />
            </Small>
          )}
          <Small>{t.openHint}</Small>
          <HelpLink to={helpLink}>{t.help}</HelpLink>
        </Stack>
      </Stack>
    </Card>
  )
}

import styled from '@emotion/styled'
import { isInFlight } from '@member/commands'
import {
  Button,
  Card,
  CommandMessage,
  Dotted,
  FormMessage,
  Loaded,
  OwnMoney,
  Phrases,
  Skeleton,
  Stack,
} from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { isOnBreakAtom } from '../play/play.ts'
import { t as shared } from '../play/words.ts'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { t } from './words.ts'
import { refundAtom } from './refund.ts'
import { claimRefundAtom, leaveRefundAtom } from './winLost.ts'

const Label = styled.h2`
  color: var(--text-muted);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 400;
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  & > a {
    color: var(--brand-text);
  }
`

export const RefundCard = ({ rankingLink }: { rankingLink: string }) => {
  const query = useWithServerDate(useAtomValue(refundAtom))
  const [command, claim] = useAtom(claimRefundAtom)
  const leave = useSetAtom(leaveRefundAtom)
  useEffect(() => leave, [leave])
  // Shown before the press, which would be refused.
  const isOnBreak = useAtomValue(isOnBreakAtom)
  const uncertain = command.status === 'uncertain'
  return (
    <Card tone="brand" aria-label={t.refund.title}>
      <Loaded query={query} skeleton={<Waiting />} isEmpty={() => false}>
        {({ refundable, refundRate, refundCap, minWithdraw, claimed }) => {
          // After the claim, its amount stays in the same place.
          const taken = refundable > 0 ? undefined : claimed
          return (
            <Stack>
              <div>
                <Label>{taken === undefined ? t.refund.ready : t.refund.already}</Label>
                <OwnMoney baht={taken ?? refundable} scale="xl" tone="brand" />
                <Small>
                  <Dotted>
                    {t.refund.rate({ rate: refundRate })}
                    {refundCap === null ? null : t.refund.cap({ amount: refundCap })}
                  </Dotted>
                </Small>
              </div>
              <CommandMessage
                command={command}
                hint={shared.order.uncertainHint}
                done={t.refund.claimed}
                found={t.refund.found}
              />
              {isOnBreak && refundable > 0 && !uncertain ? (
                <FormMessage tone="info">{t.refund.away}</FormMessage>
              ) : uncertain || (refundable > 0 && refundable >= minWithdraw) ? (
                <Button
                  variant="primary"
                  wide
                  busy={isInFlight(command)}
                  onClick={() => void claim(refundable)}
                >
                  {uncertain ? shared.order.askAgain : t.refund.claim}
                </Button>
              ) : taken !== undefined ? (
                command.status === 'idle' && <FormMessage tone="info">{t.refund.next}</FormMessage>
              ) : refundable > 0 ? (
                <FormMessage tone="info">{t.refund.tooLittle({ amount: minWithdraw })}</FormMessage>
              ) : (
                <FormMessage tone="info">
                  <strong>{t.refund.none}</strong>
                  <p>{t.refund.noneHint}</p>
                </FormMessage>
              )}
              <Small>
                <Phrases>{t.refund.how}</Phrases> <Link to={rankingLink}>{t.refund.rates}</Link>
              </Small>
            </Stack>
          )
        }}
      </Loaded>
    </Card>
  )
}

const Waiting = () => (
  <Stack>
    <Skeleton width="60%" height={20} />
    <Skeleton width="50%" height={44} />
    <Skeleton height={48} />
    <Skeleton height={63} />
  </Stack>
)

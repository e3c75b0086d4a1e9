import styled from '@emotion/styled'
import { bankLabel, maskedBankId } from '@member/banks'
import { type LedgerDetail, type LedgerStep, memberAtom } from '@member/api-client'
import {
  AsWritten,
  Button,
  Card,
  CopyButton,
  formatBaht,
  formatDateTime,
  Own,
  Stack,
  toast,
  useHeldPicture,
  Columns,
} from '@member/ui'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { serverNow } from '@member/api-client/server-clock'
import { t as wallet } from '../money/words.ts'
import { type Moment, Timeline } from '../money/Timeline.tsx'
import {
  amountOf,
  EntryAmount,
  EntryMark,
  EntryStatus,
  nameOf,
  statusLabel,
  useNameOf,
} from './entryFace.tsx'
import { saveReceipt } from './saveReceipt.ts'
import { t } from './words.ts'

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 8px 0 4px;
  text-align: center;
  & > * + * {
    margin-top: 8px;
  }
`

const Facts = styled.dl`
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding: 8px 0;
  }
  & > div + div {
    border-top: 1px solid var(--border);
  }
  & dt {
    margin-right: 16px;
    color: var(--text-muted);
  }
  & dd {
    margin: 0 0 0 auto;
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

const Reference = styled.span`
  display: flex;
  align-items: center;
  margin: -8px -14px -8px 0;
  & > span {
    min-width: 0;
  }
  & > button {
    flex: none;
  }
`

const Heading = styled.h2`
  margin-bottom: 16px;
  font-size: 1.0625rem;
`

const Kind = styled.p`
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-weight: 500;
`

/** Returns the details of an entry as `[label, value, isOwn]`; own values are hidden with the amounts. */
function detailsOf({ entry, balanceAfter, returned }: LedgerDetail): [string, string, boolean?][] {
  const { kind, title, activity, bankName, bankId, channel, kept, createdAt, unit } = entry
  const facts: [string, string | false | 0 | null | undefined, boolean?][] = [
    activity ? [t.kind[kind], title, true] : [t.what, title && t.kind[kind]],
    [t.when, formatDateTime(createdAt)],
    [t.channel, kind === 'deposit' && channel && wallet.channel[channel]],
    [t.kept, kept && formatBaht(kept, { unit: true }), true],
    [
      kind === 'deposit' ? t.fromBank : t.toBank,
      bankName && kind !== 'bonus' && `${bankLabel(bankName)} ${maskedBankId(bankId ?? '')}`,
    ],
    [t.returned, returned && formatBaht(returned.amount, { unit: true }), true],
    [t.bonusReturned, returned?.bonus && formatBaht(returned.bonus, { unit: true }), true],
    // The credit at the time of the withdrawal is irrelevant once the money is returned.
    [t.creditAfterReturn, returned && formatBaht(returned.balanceAfter, { unit: true }), true],
    [
      unit === 'THB' ? t.creditAfter : t.pointsAfter,
      !returned && balanceAfter !== null && amountOf({ unit, amount: balanceAfter }),
      true,
    ],
  ]
  return facts.filter((fact): fact is [string, string, boolean?] => Boolean(fact[1]))
}

const words = (kind: LedgerDetail['entry']['kind'], status: LedgerStep['status']): string => {
  const own: Partial<Record<LedgerStep['status'], string>> =
    kind === 'deposit' ? t.depositStep : kind === 'withdraw' || kind === 'refund' ? t.withdrawStep : {}
  return own[status] ?? statusLabel(status)
}

/** Returns the steps of an entry, each with its time; the last step is the current status. */
function momentsOf({ entry: { kind }, steps }: Pick<LedgerDetail, 'entry' | 'steps'>): Moment[] {
  return steps.map(({ status, at }, place) => ({
    label: status === 'PENDING' && place > 0 ? t.again : words(kind, status),
    when: <time dateTime={at}>{formatDateTime(at)}</time>,
    tone:
      status === 'FAILED' || status === 'REJECTED'
        ? 'bad'
        : status === 'DONE' || place < steps.length - 1
          ? 'done'
          : 'now',
  }))
}

const siteName = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? ''
const siteIcon = () => document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href

interface EntryViewProps {
  detail: LedgerDetail
  refused: ReactNode
}

/** All details of a ledger entry, with its steps and a button that saves a receipt. */
export const EntryView = ({ detail, refused }: EntryViewProps) => {
  const { entry, reference, reason, returned } = detail
  // Returned money has no sign: nothing was taken.
  const face = returned ? { ...entry, amount: Math.abs(entry.amount) } : entry
  const member = useAtomValue(memberAtom).data
  const { hold, held } = useHeldPicture()
  const save = async () => {
    const issued = formatDateTime(serverNow())
    const lines = [
      ...(member ? [[t.member, `${member.name} (${member.user_pass.username})`] as const] : []),
      ...detailsOf(detail).map(([label, value]) => [label, value] as const),
      [t.reference, reference] as const,
      [t.issued, issued] as const,
    ]
    const receipt = {
      site: siteName(),
      icon: siteIcon(),
      name: nameOf(entry),
      amount: amountOf(face, !returned),
      status: statusLabel(entry.status),
      lines,
    }
    if (!(await saveReceipt(receipt, t.receiptFile({ reference }), hold))) void toast(t.receiptFailed, 'warn')
  }
  return (
    <Columns
      main={
        <Card tone="brand">
          <Stack>
            <Hero>
              <EntryMark entry={entry} size={56} />
              <Kind>{useNameOf()(entry)}</Kind>
              <EntryAmount entry={face} isLarge />
              <EntryStatus status={entry.status} />
            </Hero>
            <Facts>
              {detailsOf(detail).map(([label, value, isOwn]) => (
                <Fact key={label} label={label}>
                  {isOwn ? (
                    <Own>{value}</Own>
                  ) : label === t.fromBank || label === t.toBank ? (
                    <AsWritten>{value}</AsWritten>
                  ) : (
                    value
                  )}
                </Fact>
              ))}
              <Fact label={t.reference}>
                <Reference>
                  <span translate="no">{reference}</span>
                  <CopyButton variant="quiet" value={reference} aria-label={t.copyReference} />
                </Reference>
              </Fact>
              {reason ? <Fact label={t.reason}>{reason}</Fact> : null}
            </Facts>
            {entry.kind === 'deposit' && entry.status === 'REJECTED' ? refused : null}
            <Button wide icon="download" onClick={() => void save()}>
              {t.receipt}
            </Button>
            {held}
          </Stack>
        </Card>
      }
      side={
        <Card>
          <Heading>{t.way}</Heading>
          <Timeline moments={momentsOf(detail)} />
        </Card>
      }
    />
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

import type { Notice } from '@member/api-client'
import { formatDateTime, Icon, type IconName, ListRow, useOwnBaht } from '@member/ui'
import styled from '@emotion/styled'
import { t } from './words.ts'
import { useSyncExternalStore } from 'react'

const icons: Record<Notice['kind'], IconName> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  bonus: 'percent',
  reward: 'gift',
  announcement: 'megaphone',
  security: 'shield',
  protection: 'heart',
}

type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

const tones: Record<Notice['event'], Tone> = {
  DONE: 'ok',
  APPROVED: 'ok',
  SHIPPED: 'ok',
  FAILED: 'warn',
  REJECTED: 'bad',
  NEWS: 'info',
  CANCELLED: 'info',
  COMPLETED: 'ok',
  NEW_DEVICE: 'warn',
  PASSWORD_CHANGED: 'info',
  FACTOR_ON: 'ok',
  FACTOR_OFF: 'warn',
  RECOVERY_CODE_USED: 'warn',
  PASSKEY_ADDED: 'ok',
  PASSKEY_REMOVED: 'warn',
  PHONE_CHANGED: 'warn',
  WITHDRAWALS_LOCKED: 'warn',
  WITHDRAWALS_UNLOCKED: 'ok',
  CLOSING_ASKED: 'warn',
  CLOSING_TAKEN_BACK: 'info',
  PAPERS_ASKED: 'warn',
  PAPERS_ACCEPTED: 'ok',
  PAPERS_REFUSED: 'bad',
  LIMIT_SET: 'ok',
  LIMIT_LOWERED: 'ok',
  LIMIT_RAISED: 'info',
  LIMIT_REMOVED: 'info',
  LIMIT_RAISE_ASKED: 'info',
  LIMIT_REMOVAL_ASKED: 'info',
  LIMIT_REACHED: 'warn',
  BREAK_BEGUN: 'info',
  EXCLUSION_BEGUN: 'info',
}

// Money is green only where it comes in.
const toneOf = ({ kind, event }: Notice): Tone =>
  kind === 'withdraw' && event === 'DONE' ? 'neutral' : tones[event]

const Mark = styled.span<{ tone: Tone }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--${({ tone }) => (tone === 'neutral' ? 'surface-3' : `${tone}-soft`)});
  color: var(--${({ tone }) => (tone === 'neutral' ? 'text-muted' : tone)});
`

const New = styled.span`
  display: inline-block;
  margin-right: 8px;
  padding: 0 8px;
  border-radius: 10px;
  background: var(--brand-soft);
  color: var(--brand-text);
  font-size: 0.8125rem;
`

const Read = styled.span`
  font-weight: 400;
`

const Line = styled.span`
  display: block;
`

const When = styled(Line)`
  font-variant-numeric: tabular-nums;
`

export interface NoticeLinks {
  withdraw: string
  /** Returns the link to the rewards, with the given request on top. */
  requestOf: (request: string) => string
  devices: string
  identity: string
  limits: string
  break: string
  /** Returns the link to the ledger entry of a deposit, a checked slip or a withdrawal. */
  entryOf: (kind: string, reference: string) => string
}

const isOfDocuments = (event: Notice['event']) =>
  event === 'PAPERS_ASKED' || event === 'PAPERS_ACCEPTED' || event === 'PAPERS_REFUSED'

const isOnBreak = (event: Notice['event']) => event === 'BREAK_BEGUN' || event === 'EXCLUSION_BEGUN'

const linkOf = ({ kind, event, reference }: Notice, links: NoticeLinks) => {
  if (kind === 'withdraw' && event === 'FAILED') return links.withdraw
  if (kind === 'reward') return links.requestOf(reference)
  if (isOfDocuments(event)) return links.identity
  if (kind === 'security') return links.devices
  if (kind === 'protection') return isOnBreak(event) ? links.break : links.limits
  if (event === 'COMPLETED') return links.withdraw
  if (kind === 'announcement') return undefined
  return links.entryOf(kind, reference)
}

/** Returns the title of a notice about `what`; `what` alone if there is no text, as for announcements. */
const titleOf = ({ kind, event }: Notice, what: string) => {
  const titles: Partial<
    Record<Notice['kind'], Partial<Record<Notice['event'], string | ((values: { what: string }) => string)>>>
  > = t.event
  const title = titles[kind]?.[event] ?? what
  return typeof title === 'string' ? title : title({ what })
}

/** Returns a limit's name by kind and period; a general name if these are unknown. */
const limitOf = (title: string | null) => {
  const names: Partial<Record<string, string>> = t.limit
  return names[title ?? ''] ?? t.anyLimit
}

const aboutOf = ({ kind, event, remark, kept, bonusBack }: Notice, baht: (amount: number) => string) => [
  ...(kept ? [t.heldBack({ held: baht(kept) })] : []),
  ...(isOnBreak(event) ? [remark ? t.awayUntil({ time: remark }) : t.awayForever] : []),
  ...(event === 'LIMIT_REACHED' && remark ? [t.anew({ time: remark })] : []),
  ...(event === 'COMPLETED' ? [t.free] : []),
  ...(remark && kind !== 'protection'
    ? [event === 'SHIPPED' ? t.parcel({ number: remark }) : t.reason({ why: remark })]
    : []),
  ...(kind === 'security' && !isOfDocuments(event) ? [t.notYou] : []),
  ...(kind === 'withdraw' && event === 'FAILED' ? [t.kept] : []),
  ...(kind === 'withdraw' && event === 'REJECTED'
    ? [bonusBack ? t.backWithBonus({ bonus: baht(bonusBack) }) : t.back]
    : []),
]

export const NoticeRow = ({
  notice,
  links,
  onOpen,
}: {
  notice: Notice
  links: NoticeLinks
  onOpen?: (() => void) | undefined
}) => {
  const { amount, title, createdAt, isRead } = notice
  const baht = useOwnBaht()
  const sum = amount === null ? '' : baht(amount, { unit: true })
  const what =
    notice.kind === 'protection'
      ? [limitOf(title), sum].join(' ').trim()
      : amount === null
        ? (title ?? '')
        : sum
  return (
    <ListRow
      to={linkOf(notice, links)}
      onClick={onOpen}
      icon={
        <Mark tone={toneOf(notice)}>
          <Icon name={icons[notice.kind]} size={22} />
        </Mark>
      }
      title={isRead ? <Read>{titleOf(notice, what)}</Read> : titleOf(notice, what)}
      note={
        <>
          {aboutOf(notice, (of) => baht(of, { unit: true })).map((line) => (
            <Line key={line}>{line}</Line>
          ))}
          <When>
            {isRead ? null : <New>{t.new}</New>}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </When>
        </>
      }
    />
  )
}

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns true if the page is visible and not covered by another tab or app. */
export const useIsSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  )

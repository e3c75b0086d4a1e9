import type { Notice, NoticeKind } from '@member/api-client'
import { formatBaht, formatDateTime, Icon, type IconName, ListRow } from '@member/ui'
import styled from '@emotion/styled'
import { thInbox } from './thInbox.ts'

const icons: Record<NoticeKind, IconName> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  bonus: 'percent',
  reward: 'gift',
  announcement: 'megaphone',
}

type Tone = 'ok' | 'warn' | 'bad' | 'info'

const tones: Record<Notice['event'], Tone> = {
  DONE: 'ok',
  APPROVED: 'ok',
  SHIPPED: 'ok',
  FAILED: 'warn',
  REJECTED: 'bad',
  NEWS: 'info',
}

const Mark = styled.span<{ tone: Tone }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ tone }) => `var(--${tone}-soft)`};
  color: ${({ tone }) => `var(--${tone})`};
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

const Line = styled.span`
  display: block;
`

/** Where each kind is settled or seen whole. */
const linkOf = ({ kind, event }: Notice) => {
  if (kind === 'withdraw' && event === 'FAILED') return '/auth/withdraw'
  if (kind === 'reward') return '/auth/reward'
  return kind === 'announcement' ? undefined : `/auth/transaction/history?kind=${kind}`
}

const aboutOf = ({ kind, event, remark }: Notice) => [
  ...(remark ? [event === 'SHIPPED' ? thInbox.parcel(remark) : thInbox.reason(remark)] : []),
  ...(kind === 'withdraw' && event === 'FAILED' ? [thInbox.kept] : []),
  ...(kind === 'withdraw' && event === 'REJECTED' ? [thInbox.back] : []),
]

/** One thing a member was told; a press leads to it. */
export const NoticeRow = ({ notice, onOpen }: { notice: Notice; onOpen?: (() => void) | undefined }) => {
  const { amount, title, createdAt, isRead } = notice
  const what = amount === null ? (title ?? '') : formatBaht(amount, { unit: true })
  return (
    <ListRow
      to={linkOf(notice)}
      onClick={onOpen}
      icon={
        <Mark tone={tones[notice.event]}>
          <Icon name={icons[notice.kind]} size={22} />
        </Mark>
      }
      title={thInbox.titleOf(notice, what)}
      note={
        <>
          {aboutOf(notice).map((line) => (
            <Line key={line}>{line}</Line>
          ))}
          <Line>
            {isRead ? null : <New>{thInbox.new}</New>}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Line>
        </>
      }
    />
  )
}

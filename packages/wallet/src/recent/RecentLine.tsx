import styled from '@emotion/styled'
import { desktop, Icon, NameIn, oneLine, useHydrated } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tWidgets } from '../money/wordsWidgets.ts'
import { RecentTime } from './RecentTime.tsx'
import { firstOf, recentWithdrawalsAtom } from './recent.ts'

const shown = 2

// Reserves its space, because the content below is visible.
const Rows = styled.ul`
  min-height: 60px;
  & > li {
    display: flex;
    align-items: baseline;
    font-size: 0.9375rem;
    line-height: 30px;
  }
  & > li > span {
    flex: 0 1 auto;
    min-width: 0;
    ${oneLine}
  }
  & time {
    flex: none;
    margin-left: 10px;
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
  & svg {
    flex: none;
    align-self: center;
    margin-right: 8px;
    color: var(--ok);
  }
  ${desktop} {
    & > li {
      font-size: 1rem;
    }
  }
`

/** The site's two latest withdrawals, with masked member names. */
export const RecentLine = () => {
  const { data = [] } = useAtomValue(recentWithdrawalsAtom)
  const isHydrated = useHydrated()
  return (
    <Rows aria-label={tWidgets.recent.withdrawals}>
      {firstOf(isHydrated ? data : [], shown).map(([key, { username, amount, createdAt }]) => (
        <li key={key}>
          <Icon name="withdraw" size={18} />
          <span>
            <NameIn text={tWidgets.recent.paidOut({ username, amount })} name={username} />
          </span>
          <RecentTime at={createdAt} />
        </li>
      ))}
    </Rows>
  )
}

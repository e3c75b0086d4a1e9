import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { desktop } from '../theme/token.ts'

const Root = styled.header`
  position: -webkit-sticky;
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--surface-1);
  border-bottom: 1px solid var(--border);
  padding-top: env(safe-area-inset-top, 0px);
`

const Inside = styled.div`
  display: flex;
  align-items: center;
  max-width: var(--content);
  min-height: var(--bar-height);
  margin: 0 auto;
  padding: 0 16px;
  ${desktop} {
    padding: 0 24px;
  }
`

const Start = styled.div<{ isWhole: boolean }>`
  display: flex;
  align-items: center;
  flex: 0 1 auto;
  min-width: 0;
  /* Clips the width on the right, not the height. */
  margin: -8px 0 -8px -16px;
  padding: 8px 0 8px 16px;
  overflow: hidden;
  line-height: 1.5;
  ${({ isWhole }) => isWhole && `${desktop} { flex: none; max-width: 25%; }`}
`

const End = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  order: 1;
  margin-left: auto;
  padding-left: 8px;
  ${desktop} {
    order: 0;
  }
`

/** `account` is last; on a phone it is where the logo ends. With it, a desktop's `children` give way to `start`. */
export const TopBar = ({
  start,
  children,
  end,
  account,
}: {
  start: ReactNode
  children?: ReactNode
  end?: ReactNode
  account?: ReactNode
}) => (
  <Root>
    <Inside>
      <Start isWhole={account !== undefined}>{start}</Start>
      {children}
      {end ? <End>{end}</End> : null}
      {account}
    </Inside>
  </Root>
)

import { LinkButton } from '@member/ui'
import styled from '@emotion/styled'
import type { Shortcut } from './ShortcutTable.tsx'

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  grid-gap: 12px;
  margin-top: 12px;
  /* No wrapping on the narrowest phone. */
  & > a {
    padding-right: 8px;
    padding-left: 8px;
  }
`

interface QuickProps {
  deposit: Shortcut
  withdraw: Shortcut
  isDepositShut?: boolean
}

export const Quick = ({ deposit, withdraw, isDepositShut = false }: QuickProps) => (
  <Two>
    <LinkButton to={deposit.to} variant={isDepositShut ? 'secondary' : 'primary'} icon={deposit.icon}>
      {deposit.label}
    </LinkButton>
    <LinkButton to={withdraw.to} icon={withdraw.icon}>
      {withdraw.label}
    </LinkButton>
  </Two>
)

import { LinkButton } from '@member/ui'
import styled from '@emotion/styled'
import { th } from '../th.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-gap: 12px;
  margin-top: 12px;
`

/** The two things members come for, right under their credit. */
export const Quick = () => (
  <Two>
    <LinkButton to="/auth/deposit" variant="primary" icon="deposit">
      {th.shortcut.deposit}
    </LinkButton>
    <LinkButton to="/auth/withdraw" icon="withdraw">
      {th.shortcut.withdraw}
    </LinkButton>
  </Two>
)

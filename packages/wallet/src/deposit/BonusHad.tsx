import styled from '@emotion/styled'
import type { HadBonus } from '@member/api-client'
import { t } from './words.ts'

const List = styled.ul`
  margin: 0;
  padding: 0;
  color: var(--text-muted);
  font-size: 0.875rem;
  list-style: none;
`

export const BonusHad = ({ had }: { had: readonly HadBonus[] }) =>
  had.length === 0 ? null : (
    <List>
      {had.map(({ id, percent, every }) => (
        <li key={id}>{percent > 0 ? t.bonus.had[every]({ percent }) : t.bonus.hadExtra[every]}</li>
      ))}
    </List>
  )

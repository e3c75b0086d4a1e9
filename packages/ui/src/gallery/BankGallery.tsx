import styled from '@emotion/styled'
import { BankLogo } from '../bank/BankLogo.tsx'
import { monograms } from '../bank/banks.ts'
import { Tiles } from '../layout/Tiles.ts'

const Cell = styled.li`
  font-size: 0.8125rem;
  text-align: center;
  & > svg {
    margin: 0 auto 4px;
  }
`

export const BankGallery = () => (
  <Tiles least={76}>
    {Object.keys(monograms).map((code) => (
      <Cell key={code}>
        <BankLogo code={code} size={48} />
        {code}
      </Cell>
    ))}
  </Tiles>
)

import styled from '@emotion/styled'
import { BankLogo } from '../bank/BankLogo.tsx'
import { monograms } from '../bank/banks.ts'
import { Tiles } from '../layout/Tiles.ts'
import { Icon, type IconName, paths } from '../icon/Icon.tsx'

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

const isName = (name: string): name is IconName => name in paths

export const IconGallery = () => (
  <Tiles least={76}>
    {Object.keys(paths)
      .filter(isName)
      .map((name) => (
        <Cell key={name}>
          <Icon name={name} size={28} />
          {name}
        </Cell>
      ))}
  </Tiles>
)

import styled from '@emotion/styled'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { paths } from '../icon/paths.ts'
import { Tiles } from '../layout/Tiles.ts'

const Cell = styled.li`
  font-size: 0.8125rem;
  text-align: center;
  & > svg {
    margin: 0 auto 4px;
  }
`

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

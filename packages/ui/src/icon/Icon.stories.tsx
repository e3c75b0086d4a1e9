import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tiles } from '../layout/Tiles.ts'
import { Icon, type IconName } from './Icon.tsx'
import { paths } from './paths.ts'

const Cell = styled.li`
  font-size: 13px;
  text-align: center;
  & > svg {
    margin: 0 auto 4px;
  }
`

const isName = (name: string): name is IconName => name in paths

const Set = () => (
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

const meta = { component: Set } satisfies Meta<typeof Set>
export default meta

export const All: StoryObj<typeof meta> = {}

import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CareArt } from '../art/CareArt.tsx'
import { Dotted } from './Dotted.tsx'
import { Pictured } from './Pictured.tsx'
import { Row } from './Row.ts'
import { Stack } from './Stack.ts'
import { Tiles } from './Tiles.ts'

const Box = styled.div`
  padding: 16px;
  border-radius: var(--radius-s);
  background: var(--surface-2);
`

const texts = ['กีฬา', 'คาสิโนสด', 'สล็อต', 'ยิงปลา', 'เกมไพ่']
const boxes = texts.map((word) => <Box key={word}>{word}</Box>)

const meta = {
  component: Stack,
  subcomponents: { Row, Tiles, Dotted, Pictured },
  parameters: {
    guide: {
      use: 'Distances between things: Stack below one another, Row beside one another, Tiles in columns, Dotted within a line, Pictured beside a picture.',
      not: 'Margins of their own between siblings.',
      access: 'The order on the screen is the order in which it is read.',
      copy: 'Dotted joins facts of the same weight: time, bank, reference.',
    },
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

export const UnderOneAnother: Story = { args: { children: boxes } }
export const BesideOneAnother: Story = { render: () => <Row>{boxes}</Row> }
export const Ends: Story = { render: () => <Row justify="between">{boxes.slice(0, 2)}</Row> }
export const DotsBetween: Story = { render: () => <Dotted>{texts}</Dotted> }
export const EqualTiles: Story = { render: () => <Tiles as="div">{boxes}</Tiles> }
export const TilesThatFillTheRow: Story = {
  render: () => (
    <Tiles as="div" full>
      {boxes.slice(0, 2)}
    </Tiles>
  ),
}
export const PictureBesideText: Story = {
  render: () => (
    <Pictured picture={<CareArt name="terms" />} title="เงื่อนไขการใช้งาน">
      อ่านก่อนกดยอมรับ
    </Pictured>
  ),
}
export const LargePictureBesideHeading: Story = {
  render: () => (
    <Pictured size={96} picture={<CareArt name="passkey" />}>
      <h2>เครื่องหรือเบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้</h2>
      <p>ลองเบราว์เซอร์หรือเครื่องอื่น ระหว่างนี้รหัสผ่านยังใช้ได้ตามเดิม</p>
    </Pictured>
  ),
}

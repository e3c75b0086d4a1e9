import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/Row.ts'
import { Stack } from '../layout/Stack.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { ButtonVariant } from './buttonStyle.ts'

const meta = {
  component: Button,
  parameters: {
    guide: {
      use: 'Something happens on this screen: a form is sent, a dialog opens. One primary button a screen; danger for what cannot be undone.',
      not: 'To go to another screen (LinkButton), or for an icon alone (IconButton).',
      access:
        'At least 44 px high. A busy button keeps its focus and width, says that it is busy and ignores presses; prefer it to a disabled one.',
      copy: 'A verb with its object: ถอนเงิน, not ตกลง. The same verb as the title of the question that follows.',
    },
  },
  args: { children: 'ถอนเงิน' },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

const looks: Record<ButtonVariant, ButtonProps> = {
  primary: { variant: 'primary', children: 'ฝากเงิน' },
  secondary: { variant: 'secondary', children: 'ถอนเงิน' },
  quiet: { variant: 'quiet', children: 'ลืมรหัสผ่าน' },
  danger: { variant: 'danger', children: 'ออกจากระบบ' },
}

export const EveryLook: Story = {
  render: () => (
    <Stack>
      {Object.values(looks).map((look) => (
        <Row key={look.variant}>
          <Button {...look} />
          <Button {...look} small />
          <Button {...look} icon="logout" />
          <Button {...look} busy />
          <Button {...look} disabled />
        </Row>
      ))}
    </Stack>
  ),
}

export const Primary: Story = { args: { variant: 'primary' } }
export const WithIcon: Story = { args: { variant: 'primary', icon: 'deposit', children: 'ฝากเงิน' } }
export const Pending: Story = { args: { variant: 'primary', busy: true } }
export const Closed: Story = { args: { variant: 'primary', disabled: true } }
export const Wide: Story = { args: { variant: 'primary', wide: true } }
/** Below a form: of full width on a phone, not stretched over a desktop. */
export const WideOnAPhone: Story = { args: { variant: 'primary', wide: 'phone' } }
export const NotWideOnADesktop: Story = {
  ...WideOnAPhone,
  globals: { viewport: { value: 'desktop' } },
}
export const LongWords: Story = {
  args: { wide: true, icon: 'contact', children: 'ไม่อยากรอ ส่งให้เจ้าหน้าที่ตรวจสอบรายการฝากเงินด้วยสลิปนี้แทน' },
}

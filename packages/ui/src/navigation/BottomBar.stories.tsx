import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  parameters: {
    guide: {
      use: 'The five places of a member on a phone.',
      not: 'On a desktop, where the top bar has them.',
      access: 'A navigation with a name; the current place is marked for readers too.',
      copy: 'One word each, the name that the screen has.',
    },
    path: '/auth/deposit',
  },
  args: {
    label: 'เมนูหลัก',
    items: [
      { to: '/auth/dashboard', label: 'หน้าแรก', icon: 'home' },
      { to: '/auth/deposit', label: 'ฝากเงิน', icon: 'deposit' },
      { to: '/auth/games/category', label: 'เกมทั้งหมด', icon: 'games', centre: true },
      { to: '/auth/withdraw', label: 'ถอนเงิน', icon: 'withdraw' },
      { to: '/auth/contact', label: 'ติดต่อเรา', icon: 'contact' },
    ],
  },
} satisfies Meta<typeof BottomBar>
export default meta

type Story = StoryObj<typeof meta>

export const OnDeposit: Story = {}

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Ccircle cx="16" cy="16" r="16" fill="%23e5342b"/%3E%3C/svg%3E'

const pictured = (image: string): Story => ({
  args: { items: meta.args.items.map((item) => (item.centre ? Object.assign({}, item, { image }) : item)) },
})

export const OwnPicture = pictured(drawn)

export const PictureBroken = pictured('data:image/png;base64,AAAA')

const comesLate = (isImageAwaited: boolean): Story => ({
  render: function Late({ label, items }) {
    const [image, setImage] = useState<string>()
    return (
      <>
        <button type="button" onClick={() => setImage(drawn)}>
          รูปมาแล้ว
        </button>
        <BottomBar
          label={label}
          items={items.map((item) =>
            item.centre
              ? Object.assign({}, item, { image, isImageAwaited: isImageAwaited && image === undefined })
              : item,
          )}
        />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'รูปมาแล้ว' }))
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('nav img')).toHaveLength(isImageAwaited ? 1 : 0),
    )
  },
})

export const PictureAwaited = comesLate(true)

export const PictureTooLate = comesLate(false)

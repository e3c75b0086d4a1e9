import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

test('a broken picture is replaced by artwork, and keeps its name', () => {
  render(<Picture src="/gone.png" alt="โปรโมชั่น" width={4} height={3} fallback={<b>ศิลป์</b>} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'โปรโมชั่น' }).textContent).toBe('ศิลป์')
})

test('a new picture is tried after a broken one', () => {
  const { rerender, container } = render(<Picture src="/gone.png" alt="" width={4} height={3} />)
  fireEvent.error(container.querySelector('img') ?? container)
  rerender(<Picture src="/here.png" alt="" width={4} height={3} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/here.png')
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NameIn } from './NameIn.tsx'

test.each([
  ['สมชาย ถอนเงินแล้ว', 'สมชาย ถอนเงินแล้ว'],
  ['มีสมาชิกถอนเงินแล้ว', 'มีสมาชิกถอนเงินแล้ว'],
])('a sentence reads as written, with the name or without: %s', (text, shown) => {
  expect(render(<NameIn text={text} name="สมชาย" />).container.textContent).toBe(shown)
})

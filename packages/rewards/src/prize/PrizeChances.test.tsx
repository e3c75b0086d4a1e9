import { aPrize } from '@member/api-client/testing'
import { showVisitor } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PrizeChances } from './PrizeChances.tsx'

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a member sees each prize’s chance, equal prizes together, the likeliest first, and which is out of stock', () => {
  showVisitor(
    <PrizeChances
      prizes={[
        aPrize({ id: '1', label: '10 บาท', chance: 0.125 }),
        aPrize({ id: '2', label: '50 คะแนน', chance: 0.5 }),
        aPrize({ id: '3', label: '10 บาท', chance: 0.125 }),
        aPrize({ id: '4', label: 'ทองคำ', chance: 0.000_01 }),
        aPrize({ id: '5', label: 'หมวก', chance: 0 }),
      ]}
    />,
  )
  expect(rows()).toEqual(['50 คะแนน50.00%', '10 บาท25.00%', 'ทองคำ<0.01%', 'หมวกตอนนี้ยังออกไม่ได้'])
})

test('a server that sends no chances has its prizes listed without', () => {
  showVisitor(<PrizeChances prizes={[aPrize({ label: '10 บาท' }), aPrize({ id: '2', label: '50 คะแนน' })]} />)
  expect(rows()).toEqual(['10 บาท', '50 คะแนน'])
})

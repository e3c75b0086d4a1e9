import { expect, test } from 'vitest'
import { segmentColour } from './segmentColour.ts'

test('among white letters none are black but on a bright colour', () => {
  expect(segmentColour('#7B3FE4', 0)).toEqual({ ground: '#7B3FE4', ink: '#ffffff' })
  expect(segmentColour('#ffca00', 0)).toEqual({ ground: '#ffca00', ink: '#000000' })
  const { ground, ink } = segmentColour('#1c84cf', 0)
  expect(ink).toBe('#ffffff')
  expect(ground).not.toBe('#1c84cf')
})

test('a colour that cannot be read is replaced by the default', () => {
  expect(segmentColour('blue', 1)).toEqual({ ground: 'var(--surface-2)', ink: 'var(--text)' })
})

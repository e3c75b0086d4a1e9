import { expect, test, vi } from 'vitest'
import { footRoom } from './footRoom.ts'

const bar = (height: number) => {
  const element = document.createElement('div')
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(height)
  return element
}
const space = () => document.documentElement.style.getPropertyValue('--foot-room')

test('of two bars at the foot, the one that is still open has its space when the other closes', () => {
  const closeFirst = footRoom(bar(100))
  const closeSecond = footRoom(bar(60))
  expect([space(), document.body.style.paddingBottom]).toEqual(['108px', '108px'])
  closeFirst()
  expect([space(), document.body.style.paddingBottom]).toEqual(['68px', '68px'])
  closeSecond()
  expect([space(), document.body.style.paddingBottom]).toEqual(['', ''])
})

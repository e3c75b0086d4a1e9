// @vitest-environment node
import { expect, test } from 'vitest'
import { forFloor } from './floorCss.ts'

test('styles are written in words that the oldest browsers know', () => {
  expect(forFloor('div:where(.a .b) button:where(.c){inset:0}')).toBe(
    'div.a .b button.c{top:0;right:0;bottom:0;left:0}',
  )
  expect(forFloor('.a{inset:auto 0 1px;color:red}')).toBe('.a{top:auto;right:0;bottom:1px;left:0;color:red}')
})

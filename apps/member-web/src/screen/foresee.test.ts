import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { foresee } from './foresee.ts'

test('an address is known as soon as its link is touched, and only an address of this site', () => {
  document.body.innerHTML =
    '<a href="/register?x=1"><b>สมัคร</b></a><a href="https://line.me/x">LINE</a><p>ข้อความ</p>'
  const known: string[] = []
  foresee((pathname) => known.push(pathname))
  for (const element of document.querySelectorAll('b, a[href^=https], p')) fireEvent.touchStart(element)
  expect(known).toEqual(['/register'])
})

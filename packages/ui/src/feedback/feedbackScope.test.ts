import { expect, test } from 'vitest'
import { holdToasts, toastsHeld } from './feedbackScope.ts'

test('toasts that two popups delay come when both are closed, in whichever order', async () => {
  const closeFirst = holdToasts()
  const closeSecond = holdToasts()
  let isDue = false
  const due = toastsHeld().then(() => (isDue = true))
  closeSecond()
  await Promise.resolve()
  const later = toastsHeld().then(() => expect(isDue).toBe(true))
  expect(isDue).toBe(false)
  closeFirst()
  await Promise.all([due, later])
})

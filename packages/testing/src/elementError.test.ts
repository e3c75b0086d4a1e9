// @vitest-environment jsdom
import { configure, getConfig, prettyDOM, screen } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { elementError } from './elementError.ts'

test('the page is printed once a look-up is over, not each time that it finds nothing yet', async () => {
  const { getElementError } = getConfig()
  onTestFinished(() => configure({ getElementError }))
  const print = vi.fn(prettyDOM)
  configure({ getElementError: elementError(print) })

  document.body.innerHTML = '<p>Waiting</p>'
  setTimeout(() => (document.body.innerHTML = '<p>Come</p>'), 200)
  await screen.findByText('Come', {}, { interval: 10 })
  expect(print).not.toHaveBeenCalled()

  const fault = await screen.findByText('Gone', {}, { timeout: 50 }).catch((error: unknown) => error)
  expect(fault).toMatchObject({ message: expect.stringMatching(/Unable to find.*Gone[^]*<p>[^]*Come/) })
})

// @vitest-environment jsdom
import { configure, getConfig, prettyDOM, screen } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { elementError } from './elementError.ts'

test('the page is printed once a look-up is over, not each time that it finds nothing yet', async () => {
  const { getElementError } = getConfig()
  onTestFinished(() => configure({ getElementError }))
  const print = vi.fn(prettyDOM)
  configure({ getElementError: elementError(print) })

  const isCome = vi.fn((text: string) => text === 'Come')
  document.body.innerHTML = '<p>Waiting</p>'
  const found = screen.findByText(isCome)
  for (const text of ['Still waiting', 'Come']) {
    document.body.innerHTML = `<p>${text}</p>`
    await vi.waitFor(() => expect(isCome).toHaveBeenCalledWith(text, expect.anything()))
  }
  await found
  expect(print).not.toHaveBeenCalled()

  expect(() => screen.getByText('Gone')).toThrow(/Unable to find.*Gone[^]*<p>[^]*Come/)
})

import { expect, userEvent, waitFor, within } from 'storybook/test'

export const screenOf = (canvas: HTMLElement, title: string) => {
  const { contentDocument } = within(canvas).getByTitle<HTMLIFrameElement>(title)
  if (!contentDocument) throw new Error(`${title} shows nothing.`)
  return contentDocument
}

export const says = (canvas: HTMLElement, title: string, text: RegExp | string) =>
  waitFor(() => expect(within(screenOf(canvas, title).body).getAllByText(text)).not.toEqual([]))

export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const unfold = async (canvas: HTMLElement, title: string) => {
  const summary = within(canvas).getByText(title, { selector: 'summary' })
  // A simulated key press does not open it.
  summary.click()
  await expect(summary.parentElement).toHaveAttribute('open')
}

export const press = async (canvas: HTMLElement, name: string | RegExp) => {
  within(canvas).getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

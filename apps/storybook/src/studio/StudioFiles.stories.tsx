import { mockApi, signIn } from '@member/api-client/testing'
import { faultsOf } from '@member/brand/faults'
import { markdownFault, pictureFault, readWords } from '@member/brand/own/checks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { unzipSync } from 'fflate'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { texts } from '../../.storybook/showBrandWords.ts'
import { answers } from './answers.ts'
import { press, retype, says, screenOf, unfold } from './playing.ts'
import { Studio } from './Studio.tsx'

const meta = {
  tags: ['!autodocs'],
  title: 'Brand/Studio',
  component: Studio,
  args: { shown: ['Log in'] },
  globals: { viewport: { value: 'window' } },
  beforeEach: () => {
    signIn()
    mockApi(answers)
  },
} satisfies Meta<typeof Studio>
export default meta

type Story = StoryObj<typeof meta>

const download = async (canvas: HTMLElement) => {
  const made = spyOn(URL, 'createObjectURL')
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await press(canvas, 'Download the brand')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const archive = made.mock.lastCall?.[0]
  if (!(archive instanceof Blob)) throw new Error('Nothing was saved.')
  return unzipSync(new Uint8Array(await archive.arrayBuffer()))
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18"/></svg>'

export const Downloaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await retype(canvas.getByLabelText('Client id'), 'daonuea')
    await userEvent.upload(
      canvas.getByLabelText('events/wheel'),
      new File([svg], 'Round.SVG', { type: 'image/svg+xml' }),
    )
    await userEvent.upload(canvas.getByLabelText('terms'), new File(['# ข้อตกลง\n\n{brand}'], 'v2.md'))
    await unfold(canvasElement, 'Words')
    await userEvent.type(canvas.getByLabelText('Find a word'), 'wallet/deposit.min')
    canvas.getByLabelText('ฝากขั้นต่ำ {amount}').focus()
    await userEvent.paste('เติมขั้นต่ำ {amount}')
    await canvas.findByText('v2.md')

    const files = await download(canvasElement)
    await expect(Object.keys(files)).toEqual([
      'brands/daonuea.json',
      'brands/daonuea/words.json',
      'brands/daonuea/events/wheel.svg',
      'brands/daonuea/legal/terms.md',
    ])
    const bytes = (path: string) => files[`brands/${path}`] ?? new Uint8Array()
    const file: unknown = JSON.parse(new TextDecoder().decode(bytes('daonuea.json')))
    await expect(faultsOf('daonuea.json', file)).toEqual([])
    await expect(readWords(bytes('daonuea/words.json'), texts)).toEqual({
      words: { th: { 'wallet/deposit.min': 'เติมขั้นต่ำ {amount}' } },
      faults: [],
    })
    await expect(pictureFault('events/wheel.svg', bytes('daonuea/events/wheel.svg'))).toBeUndefined()
    await expect(markdownFault(bytes('daonuea/legal/terms.md'))).toBeUndefined()
  },
}

export const DownloadedInEachLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await retype(canvas.getByLabelText('Client id'), 'daonuea')
    canvas.getByLabelText('en').click()
    await unfold(canvasElement, 'Words')
    await userEvent.type(canvas.getByLabelText('Find a word'), 'wallet/deposit.min')
    canvas.getByLabelText('ฝากขั้นต่ำ {amount}').focus()
    await userEvent.paste('เติมขั้นต่ำ {amount}')
    await userEvent.selectOptions(canvas.getByLabelText('Seen in'), 'English')
    canvas.getByLabelText('Minimum deposit {amount}').focus()
    await userEvent.paste('Top up {amount} or more')
    await userEvent.upload(canvas.getByLabelText('terms'), new File(['# Terms\n\n{brand}'], 'v2.md'))
    await canvas.findByText('v2.md')

    const files = await download(canvasElement)
    await expect(Object.keys(files)).toEqual([
      'brands/daonuea.json',
      'brands/daonuea/words.json',
      'brands/daonuea/legal/en/terms.md',
    ])
    const file: unknown = JSON.parse(new TextDecoder().decode(files['brands/daonuea.json']))
    await expect(faultsOf('daonuea.json', file)).toEqual([])
    await expect(file).toMatchObject({ languages: ['th', 'en'] })
    await expect(readWords(files['brands/daonuea/words.json'] ?? new Uint8Array(), texts)).toEqual({
      words: {
        th: { 'wallet/deposit.min': 'เติมขั้นต่ำ {amount}' },
        en: { 'wallet/deposit.min': 'Top up {amount} or more' },
      },
      faults: [],
    })
  },
}

export const LegalPageGiven: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Help and legal pages')
    const text = '# ข้อตกลง\n\n**{brand}** รับสมาชิกอายุ {age} ปีขึ้นไป'
    await userEvent.upload(canvas.getByLabelText('terms'), new File([text], 'terms.md'))
    await canvas.findByTitle('Text: terms')
    await says(canvasElement, 'Text: terms', /^รับสมาชิกอายุ 20 ปีขึ้นไป$/)
    await says(canvasElement, 'Text: terms', 'แบรนด์ใหม่')
    // In the layout of a visitor or member.
    await waitFor(() => expect(screenOf(canvasElement, 'Text: terms').querySelector('header')).not.toBeNull())
    await press(canvasElement, 'Take out terms')
    await waitFor(() => expect(canvas.queryByTitle('Text: terms')).toBeNull())
  },
}

export const LegalPageRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Help and legal pages')
    await userEvent.upload(canvas.getByLabelText('privacy'), new File(['a\n<b>c</b>'], 'privacy.md'))
    await canvas.findByText(/^privacy\.md: line 2 contains HTML, which no page shows/)
  },
}

/** The Studio starts from an existing brand: screens show its texts, and the archive is complete. */
export const StartedFromABrand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'talayfah')
    await says(canvasElement, 'Log in', 'ยินดีต้อนรับกลับสู่ฝั่งทะเลฟ้า')
    await retype(canvas.getByLabelText('Name'), 'ทะเลใหม่')
    await says(canvasElement, 'Log in', 'ยินดีต้อนรับกลับสู่ฝั่งทะเลใหม่')

    const files = await download(canvasElement)
    const file: unknown = JSON.parse(new TextDecoder().decode(files['brands/talayfah.json']))
    await expect(faultsOf('talayfah.json', file)).toEqual([])
    await expect(file).toMatchObject({
      displayName: 'ทะเลใหม่',
      leaveOut: ['movie'],
      licence: { number: 'DEMO-0002' },
    })
    const words = readWords(files['brands/talayfah/words.json'] ?? new Uint8Array(), texts)
    await expect(words.faults).toEqual([])
    await expect(words.words['th']?.['wallet/deposit.min']).toBe('ฝากได้ตั้งแต่ {amount}')

    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'A new brand')
    await says(canvasElement, 'Log in', 'ยินดีต้อนรับกลับสู่แบรนด์ใหม่')
  },
}

import { signIn, signOut } from '@member/api-client/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored, storePicture, storeState } from './storedSlip.ts'

beforeEach(() => void signIn())
afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})

const chosen = (qrcode: string) => ({ file: new File(['x'], 'slip.png', { type: 'image/png' }), qrcode })

test('a picture that is read slowly does not replace the one that was chosen after it', async () => {
  const readers: FileReader[] = []
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    readers.push(this)
  })
  storeState({ step: 'ready' })
  storePicture(chosen('first'))
  storePicture(chosen('second'))
  for (const reader of [readers[1]!, readers[0]!]) {
    vi.spyOn(reader, 'result', 'get').mockReturnValue('data:image/png;base64,eA==')
    reader.dispatchEvent(new Event('load'))
  }
  const { picture } = readStored()
  expect(picture.qrcode).toBe('second')
  expect(picture.file).not.toBeNull()
})

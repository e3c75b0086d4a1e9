import { expect, test } from 'vitest'
import { postBy } from './post.ts'

test('nothing is sent to this machine, by whatever name', async () => {
  await expect(postBy()('https://localhost/send', {}, Buffer.alloc(0))).rejects.toThrow(
    'The host is not public.',
  )
})

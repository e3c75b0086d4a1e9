import { join } from 'node:path'
import { builtDir } from '../build/places.ts'
import { serveSite } from '@member/brand-build/preview'
import { groundsOf, readOn, configurePictures, picturesOn } from './background/contrast.ts'
import { type Words, wordsOf } from './background/wordsOf.ts'
import { Traffic } from './budget/traffic.ts'
import { expect, test as journey } from './journey.ts'
import { freePort } from '@member/testing/free-port'

const test = journey.extend<{ client: string }>({
  client: ['saengthong', { option: true }],
  baseURL: async ({ client, operator }, run) => {
    const port = await freePort()
    const serving = await serveSite({ folder: join(builtDir, client), port, api: operator.server.url })
    await run(`http://localhost:${port}`)
    serving.closeAllConnections()
    serving.close()
  },
})

const visitors = ['/', '/login']
const members = ['/auth/dashboard', '/auth/withdraw', '/auth/games/slot/all']
const placeOf = ({ text, x, y }: Words) => `${text} ${x} ${y}`
// Tall enough to show most of a screen at once.
const widths = [390, 1280].map((width) => ({ width, height: 2000 }))

for (const client of ['saengthong', 'chanmuang', 'talayfah', 'tawansom'])
  test.describe(client, () => {
    test.use({ client, contextOptions: { reducedMotion: 'reduce' } })

    test('every word on a configured picture can be read, be it black, white or noisy', async ({
      page,
      member,
      operator,
    }) => {
      const traffic = new Traffic(page.context())
      await page.addInitScript(() => localStorage.setItem('age-confirmed', '99'))
      await configurePictures(page)
      const look = async (path: string) => {
        for (const size of widths) {
          await page.setViewportSize(size)
          let read: ReturnType<typeof readOn> = []
          // Opened again if late content moved all the texts since they were measured.
          await expect(async () => {
            await page.goto(path)
            await expect(picturesOn(page).first()).toBeAttached()
            await traffic.settled(page)
            const words = await wordsOf(page)
            const grounds = await groundsOf(page)
            const after = new Set((await wordsOf(page)).map(placeOf))
            read = readOn(
              grounds,
              words.filter((line) => after.has(placeOf(line))),
            )
            expect(read.length, `${path} has words on the picture`).toBeGreaterThan(0)
          }).toPass()
          const hard = read.filter(({ least }) => least < 4.5)
          expect.soft(hard, `${path} at ${size.width} px`).toEqual([])
        }
      }
      for (const path of visitors) await look(path)
      await member.returnAs(await operator.demo())
      for (const path of members) await look(path)
    })
  })

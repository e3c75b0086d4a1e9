import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import puppeteer, { type Browser } from 'puppeteer-core'
import { findBrowser } from '@member/testing/browser'

const packed = createRequire(import.meta.url).resolve('chrome-aws-lambda/bin/chromium.br')
const unpacked = join(import.meta.dirname, '../../node_modules/.cache/chrome-79/chrome')

const unpack = async () => {
  if (existsSync(unpacked)) return
  mkdirSync(dirname(unpacked), { recursive: true })
  const half = `${unpacked}.${process.pid}`
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }))
  renameSync(half, unpacked)
}

/** Starts a real Chrome 79, the floor of spec §9, unpacked once from the package that carries it. */
export const launchChrome79 = async (): Promise<Browser> => {
  // The system libraries it needs come with today's Chromium.
  findBrowser()
  await unpack()
  try {
    return await puppeteer.launch({
      executablePath: unpacked,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--single-process',
        '--no-zygote',
        '--lang=th-TH',
      ],
      defaultViewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
    })
  } catch (cause) {
    throw new Error(
      'The floor is tested on a real Chrome 79, which needs Linux on x86-64 with the libraries of Debian’s Chromium (sudo apt-get install chromium-headless-shell).',
      { cause },
    )
  }
}

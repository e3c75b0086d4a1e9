import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { ReaderOptions } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
// Otherwise the library would download the binary.
await prepareZXingModule({
  overrides: { wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
  fireImmediately: true,
})

const options: ReaderOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 6 }

/**
 * Posts the texts of the QR codes in a picture, of which `sizes` are copies in several sizes. Posts those of the
 * first size in which there is any.
 */
async function read(sizes: ImageData[]) {
  let texts: string[] = []
  for (const picture of sizes) {
    if (texts.length > 0) break
    const found = await readBarcodes(picture, options)
    texts = found.filter((one) => one.isValid).map((one) => one.text)
  }
  post(texts)
}

function post(texts: string[]) {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(texts)
}

parentPort?.on('message', (sizes: ImageData[]) => void read(sizes))
// An empty message signals that the reader is ready.
post([])

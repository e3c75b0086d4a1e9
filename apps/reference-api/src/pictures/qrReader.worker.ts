import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
// Without the binary at hand the library would fetch it from a public network.
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
})

// eslint-disable-next-line typescript/no-unsafe-type-assertion -- readQrs sends it; the reader takes these of ImageData's fields
const sizes = workerData as ImageData[]
let texts: string[] = []
for (const picture of sizes) {
  if (texts.length > 0) break
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 6 })
  texts = found.filter((one) => one.isValid).map((one) => one.text)
}
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(texts)

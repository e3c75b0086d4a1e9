/// <reference types="vite/client" />
import { prepareZXingModule } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { readSlipPixels } from './readSlipPixels.ts'

// The library's own default is a public CDN; ours is served beside the app.
// Its own comparison calls Object.hasOwn, which Chrome 79 does not know.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, equalityFn: Object.is })

/** Answers each picture's pixels with the text of its slip QR, or null. */
self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readSlipPixels(data).then(
    (text) => self.postMessage(text, {}),
    () => self.postMessage(null, {}),
  )
})

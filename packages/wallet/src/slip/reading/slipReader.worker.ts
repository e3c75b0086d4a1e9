/// <reference types="vite/client" />
import { prepareZXingModule } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { readSlipPixels } from './readSlipPixels.ts'

// The library loads from a public CDN by default; ours is served with the app. Its own comparison needs
// Object.hasOwn, which Chrome 79 lacks.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, equalityFn: Object.is })

/** Answers each picture's pixels with the text of its slip QR, or null. */
self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readSlipPixels(data).then(
    (text) => self.postMessage(text, {}),
    () => self.postMessage(null, {}),
  )
})

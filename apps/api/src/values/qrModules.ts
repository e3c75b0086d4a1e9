import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const { resolve } = createRequire(import.meta.url)

// Otherwise the library would download the binary.
prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(resolve('zxing-wasm/writer/zxing_writer.wasm')).buffer,
  },
})

/**
 * Returns the dark modules of a QR code (error level M) as one SVG path. The unit of the path is a module;
 * `size` is the width in modules.
 */
export async function qrModules(text: string): Promise<{ path: string; size: number }> {
  const { symbol, error } = await writeBarcode(text, { format: 'QRCode', options: 'ecLevel=M' })
  if (error) throw new Error(`No QR could be made: ${error}`)
  let path = ''
  symbol.data.forEach((value, index) => {
    if (value === 0) path += `M${index % symbol.width} ${Math.floor(index / symbol.width)}h1v1h-1z`
  })
  return { path, size: symbol.width }
}

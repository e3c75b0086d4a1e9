import { readBrand, readBrands } from '../src/read.ts'
import type { Outcome } from './newBrand.ts'

/** Reads the brands that are named, every brand where none is, as a build would; nothing is written. */
export function checkBrands(clientIds: string[], folder: string): Outcome {
  const read = clientIds.length > 0 ? clientIds.map((id) => readBrand(folder, id)) : [readBrands(folder)]
  const faults = read.flatMap((one) => one.faults)
  const whole = read.flatMap((one) => ('brands' in one ? one.brands : one.brand ? [one.brand] : [])).length
  const can = whole === 1 ? '1 brand can' : `${whole} brands can`
  const stops = faults.length === 1 ? '1 fault stops' : `${faults.length} faults stop`
  return {
    made: faults.length === 0,
    said: [
      ...read.flatMap(({ warnings }) => warnings.map((warning) => `Warning: ${warning}`)),
      ...faults.map((fault) => `Error: ${fault}`),
      faults.length > 0 ? `${can} be built; ${stops} the rest.` : `${can} be built.`,
    ],
  }
}

import { join } from 'node:path'
import { skippedBelow } from './skipped.ts'

const skipped = skippedBelow(join(import.meta.dirname, '../../..'))
console.log(skipped.length === 0 ? 'Nothing was skipped.' : `Skipped:\n  ${skipped.join('\n  ')}`)

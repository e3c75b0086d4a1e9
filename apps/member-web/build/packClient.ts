import { packClient } from '@member/brand-build/pack-client'
import { licences } from './licences.ts'
import { clientDir } from './places.ts'

// Runs after the compile.
await packClient(process.argv[2] ?? clientDir, licences)

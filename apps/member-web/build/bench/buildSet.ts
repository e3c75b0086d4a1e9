import { readBrands } from '@member/brand/read'
import { buildBrands, readClient } from '@member/brand-build'
import { app } from '../app.ts'

// A separate process, like a build: reads brands from one folder and the compile from another, writes to a third.
const [files = '', compiled = '', out = ''] = process.argv.slice(2)
const { brands, faults } = readBrands(files)
for (const fault of faults) console.error(fault)
const outcomes = { built: 0, unchanged: 0 }
await buildBrands(brands, readClient(compiled, app), out, (_, outcome) => outcomes[outcome]++, files)
console.log(`${outcomes.built} built, ${outcomes.unchanged} unchanged`)

import { test as base } from '@playwright/test'
import { Operator } from './operator.ts'

export const test = base.extend<object, { brand: string; operator: Operator }>({
  brand: ['saengthong', { option: true, scope: 'worker' }],
  operator: [
    async ({ brand }, run) => {
      const operator = await Operator.open(brand)
      await run(operator)
      await operator.close()
    },
    { scope: 'worker' },
  ],
})

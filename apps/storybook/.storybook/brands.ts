import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'

const files = import.meta.glob<Partial<Brand>>('../../../brands/*.json', { eager: true, import: 'default' })

/** Every brand of the house by its client id, with the defaults filled in. */
export const brands: Record<string, Brand> = Object.fromEntries(
  Object.values(files).map((file) => [file.clientId, aBrand(file)]),
)

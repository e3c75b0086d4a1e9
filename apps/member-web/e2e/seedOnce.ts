import { ReferenceServer } from './referenceServer.ts'

const nameOf = (brand: string) => `SEEDED_${brand.toUpperCase()}`

/** The data of a server that was seeded for this brand before the tests began, if one was. */
export const seededData = (brand: string): string | undefined => process.env[nameOf(brand)]

/** Seeds a server once; each worker's own begins on a copy, which takes a fifth of the time. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const brand = 'saengthong'
  const server = await ReferenceServer.prepare(brand)
  await server.start()
  await server.stop()
  // Workers inherit it.
  process.env[nameOf(brand)] = server.data
  return () => server.remove()
}

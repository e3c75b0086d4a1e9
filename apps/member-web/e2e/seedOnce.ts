import { ApiServer } from './apiServer.ts'

const name = 'SEEDED_DATA'

export const seededData = (): string | undefined => process.env[name]

/** Seeds one server; all workers copy its data, which takes a fifth of the time of seeding each. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const server = await ApiServer.prepare('saengthong')
  await server.start()
  await server.stop()
  // Inherited by the workers.
  process.env[name] = server.data
  return () => server.remove()
}

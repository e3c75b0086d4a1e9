import { ApiServer } from './answers.ts'

const name = 'SEEDED_DATA'

export const seededData = (): string | undefined => process.env[name]

/** Seeds one server, whose data all workers copy. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const server = await ApiServer.prepare('saengthong')
  await server.start()
  await server.stop()
  // Inherited by the workers.
  process.env[name] = server.data
  return () => server.remove()
}

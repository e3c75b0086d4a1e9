import { connect, createServer } from 'node:net'

/** Statement by which connections only monitor the database. */
const watching = Buffer.from('select 1\0')

/** Starts a proxy that counts round trips to PostgreSQL. */
export async function countRoundTrips(toUrl: string) {
  const to = new URL(toUrl)
  let count = 0
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(to.port || 5432), host: to.hostname, noDelay: true })
    let isAnswered = true
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) socket.on('close', end).on('error', end)
    client.on('data', (chunk: Buffer) => {
      if (isAnswered && !chunk.includes(watching)) count += 1
      isAnswered = false
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      isAnswered = true
      client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = new URL(toUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    of: async (task: () => Promise<unknown>) => {
      const before = count
      await task()
      return count - before
    },
    stop: () => server.close(),
  }
}

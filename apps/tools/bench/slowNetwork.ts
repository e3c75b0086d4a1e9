import { connect, createServer } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** Opens a port that forwards to `toPort`, and delays what clients send by `roundTripMs` (ms). */
export function startSlowNetwork(toPort: number, roundTripMs: number) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { toPort, roundTripMs } })
  return new Promise<{ port: number; stop: () => Promise<number> }>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (port: number) => resolve({ port, stop: () => worker.terminate() }))
  })
}

if (parentPort) {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- set by startSlowNetwork
  const { toPort, roundTripMs } = workerData as { toPort: number; roundTripMs: number }
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: toPort, host: '127.0.0.1', noDelay: true })
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) socket.on('close', end).on('error', end)
    // Equal timers fire in order, so chunks stay in order.
    client.on('data', (chunk: Buffer) => setTimeout(() => database.write(chunk), roundTripMs))
    database.on('data', (chunk: Buffer) => client.write(chunk))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (address && typeof address === 'object') parentPort?.postMessage(address.port)
  })
}

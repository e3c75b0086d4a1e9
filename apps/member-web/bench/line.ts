import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const roundTrip = 150
const oneWay = roundTrip / 2
// Bytes per millisecond: 1.6 Mbit/s down, 0.75 up, shared by all connections.
const down = 200
const up = 93.75
const segment = 1460

interface Parcel {
  due: number
  bytes: Buffer
}

/** A TCP connection over the simulated network, with slow start from ten segments. */
class Connection {
  readonly phone: Socket
  readonly host: Socket
  readonly #since = performance.now()
  readonly #waiting: Buffer[] = []
  readonly #toPhone: Parcel[] = []
  readonly #toHost: Parcel[] = []
  readonly #acknowledged: { due: number; size: number }[] = []
  #window = 10 * segment
  #inFlight = 0
  #hostEnded = false

  constructor(phone: Socket, target: number) {
    this.phone = phone
    this.host = connect(target, '127.0.0.1').setNoDelay(true)
    this.host.on('data', (bytes) => this.#waiting.push(bytes))
    this.host.on('close', () => (this.#hostEnded = true))
    this.host.on('error', () => phone.destroy())
    phone.on('error', () => this.host.destroy())
    phone.on('close', () => this.host.destroy())
  }

  /** Sends the next segment if the window allows; returns its bytes with headers, or 0. */
  sendSegment(now: number): number {
    const [first] = this.#waiting
    if (!first || this.#inFlight >= this.#window) return 0
    const bytes = first.subarray(0, segment)
    if (bytes.length === first.length) this.#waiting.shift()
    else this.#waiting[0] = first.subarray(segment)
    this.#inFlight += bytes.length
    this.#toPhone.push({ due: now + oneWay, bytes })
    this.#acknowledged.push({ due: now + roundTrip, size: bytes.length })
    return bytes.length + 40
  }

  /** Queues bytes of the phone for the host, one trip after `sent` or after TCP's handshake, if later. */
  receive(bytes: Buffer, sent: number): void {
    this.#toHost.push({ due: Math.max(sent + oneWay, this.#since + roundTrip + oneWay), bytes })
  }

  deliver(now: number): void {
    for (const { bytes } of due(this.#toPhone, now)) this.phone.write(bytes)
    for (const { bytes } of due(this.#toHost, now)) this.host.write(bytes)
    for (const { size } of due(this.#acknowledged, now)) {
      this.#inFlight -= size
      this.#window += size
    }
    if (this.#hostEnded && this.#waiting.length === 0 && this.#toPhone.length === 0) this.phone.end()
  }
}

const due = <T extends { due: number }>(queue: T[], now: number): T[] => {
  const later = queue.findIndex((entry) => entry.due > now)
  return queue.splice(0, later < 0 ? queue.length : later)
}

/** Opens a local port that leads to the port `target` over a simulated slow 4G network. */
export const layLine = async (target: number): Promise<{ port: number; cut: () => void }> => {
  const connections = new Set<Connection>()
  let budget = 0
  let last = performance.now()
  let upFree = 0
  const clock = setInterval(() => {
    const now = performance.now()
    // Unused bandwidth is not saved up.
    budget = Math.min(budget + (now - last) * down, down * 25)
    last = now
    let sent = true
    while (budget > 0 && sent) {
      sent = false
      for (const connection of connections) {
        const size = budget > 0 ? connection.sendSegment(now) : 0
        budget -= size
        sent ||= size > 0
      }
    }
    for (const connection of connections) connection.deliver(now)
  }, 2)
  const server = createServer({ noDelay: true }, (phone) => {
    const connection = new Connection(phone, target)
    connections.add(connection)
    phone.on('close', () => connections.delete(connection))
    phone.on('data', (bytes) => {
      upFree = Math.max(performance.now(), upFree) + bytes.length / up
      connection.receive(bytes, upFree)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (typeof place !== 'object' || !place) throw new Error('This machine gives no port.')
  const cut = () => {
    clearInterval(clock)
    server.close()
    for (const { phone } of connections) phone.destroy()
  }
  return { port: place.port, cut }
}

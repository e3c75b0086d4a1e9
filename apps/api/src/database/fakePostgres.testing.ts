import { createServer, type Socket } from 'node:net'

const message = (type: string, body: Buffer = Buffer.alloc(0)) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const ready = message('Z', Buffer.from('I'))
const done = message('C', Buffer.from('SELECT 0\0'))
const refusal = (code: string) =>
  Buffer.concat([message('E', Buffer.from(`SERROR\0C${code}\0Mrefused\0\0`)), ready])
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])

const answers: Record<string, Buffer> = {
  Q: Buffer.concat([done, ready]),
  P: message('1'),
  B: message('2'),
  D: message('n'),
  E: done,
  S: ready,
}

/** Starts a minimal PostgreSQL server for tests that cut connections. It accepts everything and stores nothing. */
export async function fakePostgres() {
  const sockets = new Set<Socket>()
  let isMute = false
  /** Beginning of the statement at which the server closes the connection. */
  let doomed: string | undefined
  let refused: { statement: string; code: string; isOnce: boolean } | undefined
  const heard: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let isWelcome = false
    let unread = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk])
      if (isMute) return
      for (;;) {
        const at = isWelcome ? 1 : 0
        if (unread.length < at + 4) return
        const length = at + unread.readInt32BE(at)
        if (unread.length < length) return
        const [type, text] = [unread.toString('latin1', 0, 1), unread.toString('utf8', at + 4, length)]
        unread = unread.subarray(length)
        if (isWelcome && type === 'Q' && doomed && text.startsWith(doomed)) {
          doomed = undefined
          socket.destroy()
          return
        }
        const statement = type === 'P' ? text.split('\0')[1] : text.replace('\0', '')
        if (isWelcome && (type === 'P' || type === 'Q')) heard.push(statement ?? '')
        const refusing =
          type === 'Q' && refused && text.includes(refused.statement) ? refusal(refused.code) : undefined
        if (refusing && refused?.isOnce) refused = undefined
        socket.write(isWelcome ? (refusing ?? answers[type] ?? '') : welcome)
        isWelcome = true
      }
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    drop()
    await closed
  }
  return {
    url: `postgres://anybody@127.0.0.1:${port}/any`,
    drop,
    dropAt: (statement: string) => {
      doomed = statement
    },
    refuse: (statement: string) => {
      refused = { statement, code: '42601', isOnce: false }
    },
    /** Ends the next transaction with this statement as a deadlock’s victim. */
    deadlockAt: (statement: string) => {
      refused = { statement, code: '40P01', isOnce: true }
    },
    heard,
    stop,
    start: () => listen(port),
    /** Accepts connections without ever answering, like an unreachable machine. */
    mute: () => {
      isMute = true
    },
  }
}

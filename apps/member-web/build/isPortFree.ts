import { createServer } from 'node:net'

const canListen = (port: number, host: string | undefined) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

export const isPortFree = async (port: number) =>
  (await canListen(port, undefined)) && (await canListen(port, '127.0.0.1'))

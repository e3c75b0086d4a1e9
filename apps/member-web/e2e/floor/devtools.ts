import type { CDPSession } from '@playwright/test'

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params: never
  result: never
  error?: { message: string }
}
interface Events {
  'Runtime.exceptionThrown': {
    exceptionDetails: { text: string; exception?: { description?: string } }
  }
  'Runtime.consoleAPICalled': { type: string; args: { value?: unknown; description?: string }[] }
  'Log.entryAdded': { entry: { level: string; text: string; url?: string } }
  'Page.loadEventFired': object
}
interface Asked {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

export class Devtools {
  readonly #socket: WebSocket
  readonly #asked = new Map<number, Asked>()
  readonly #listeners: { method: string; onEvent: (params: never) => void }[] = []
  #count = 0
  #session: string | undefined

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#asked.values()) reject(new Error('The browser has gone.'))
    })
  }

  static async connect(address: string): Promise<Devtools> {
    const socket = new WebSocket(address)
    await new Promise((open, fail) => {
      socket.addEventListener('open', open)
      socket.addEventListener('error', fail)
    })
    return new Devtools(socket)
  }

  async openPage(): Promise<void> {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    this.#session = sessionId
  }

  readonly send: CDPSession['send'] = (method, params) => {
    const id = (this.#count += 1)
    const answer = new Promise<never>((resolve, reject) => this.#asked.set(id, { resolve, reject }))
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: this.#session }))
    return answer
  }

  on<E extends keyof Events>(method: E, onEvent: (params: Events[E]) => void): void {
    this.#listeners.push({ method, onEvent })
  }

  #hear({ id = 0, method, params, result, error }: Message) {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
    for (const listener of this.#listeners) if (listener.method === method) listener.onEvent(params)
  }
}

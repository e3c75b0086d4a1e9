import { bodyLimit } from 'hono/body-limit'
import { slipRefusals } from './slipRefusals.ts'

/** A slip may be 4 MB, and the form around it takes some more; what is larger is not read to its end. */
export const slipLimit = bodyLimit({
  maxSize: 4.25 * 1024 * 1024,
  onError: (context) => {
    // The rest of the body is still on its way: no other request may follow on this socket.
    context.header('Connection', 'close')
    throw slipRefusals.fileSize()
  },
})

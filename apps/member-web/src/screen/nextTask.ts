/** Resolves in a task of its own, so that a touch that waits is answered before. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => {
      // Open, it would keep the stamp's process from ending.
      channel.port1.close()
      resolve()
    })
    channel.port1.start()
    channel.port2.postMessage(undefined)
  })

/** Resolves when what has changed is on the screen, or would be in a tab that is looked at. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    window.requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })

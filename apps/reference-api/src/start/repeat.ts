/** Does something again and again, never twice at once; a fault is told and the next turn comes. */
export function repeat(task: () => Promise<void>, everyMs: number, onFault: (fault: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isStopped = false
  const turn = () => {
    running = task()
      .catch(onFault)
      .then(() => {
        if (!isStopped) timer = setTimeout(turn, everyMs)
      })
  }
  timer = setTimeout(turn, everyMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

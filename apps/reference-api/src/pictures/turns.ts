/** Lets so many tasks run at a time; the others wait for their turn. */
export function turns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

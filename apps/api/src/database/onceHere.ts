/**
 * Returns a function that runs a task unless this process runs one of the same name.
 * In that case it returns undefined.
 */
export function onceHere() {
  const running = new Set<string>()
  return async <Answer>(name: string, task: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (running.has(name)) return undefined
    running.add(name)
    try {
      return await task()
    } finally {
      running.delete(name)
    }
  }
}

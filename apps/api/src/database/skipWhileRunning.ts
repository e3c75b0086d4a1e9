/**
 * Creates `once`, which skips a task while this process runs one of the same name. A skipped task returns
 * undefined.
 */
export function skipWhileRunning() {
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

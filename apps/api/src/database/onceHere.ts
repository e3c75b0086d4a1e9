/** Runs a task unless this process runs one of the same name; then returns undefined. */
export function onceHere() {
  const underWay = new Set<string>()
  return async <Answer>(name: string, task: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (underWay.has(name)) return undefined
    underWay.add(name)
    try {
      return await task()
    } finally {
      underWay.delete(name)
    }
  }
}

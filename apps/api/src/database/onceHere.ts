/** Does something unless this process is at a thing of the same name; then it answers undefined. */
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

export type Job = {
  name: string
  everyMs: number
  run: () => Promise<unknown>
  /** The job's state as JSON, which processes that did not run the job restore after each run. */
  state?: { snapshot: () => unknown; restore: (state: unknown) => void }
}

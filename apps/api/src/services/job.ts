export type Job = {
  name: string
  everyMs: number
  run: () => Promise<unknown>
  /** JSON result of a run, for the processes that do not run it. */
  state?: { snapshot: () => unknown; restore: (state: unknown) => void }
}

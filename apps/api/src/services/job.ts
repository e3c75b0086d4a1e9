export type Job = {
  name: string
  everyMs: number
  run: () => Promise<unknown>
  /** JSON result of a run, for processes that do not run the job. */
  state?: { snapshot: () => unknown; restore: (state: unknown) => void }
}

/** A request and its answer. */
export interface Exchange {
  /** Method and path. */
  request: string
  status: number
  headers: Headers
  /** JSON of the answer; its text if it is not JSON. */
  body: unknown
  /** Duration in milliseconds. */
  ms: number
}

export interface Exchange {
  request: string
  status: number
  headers: Headers
  /** JSON of the answer, or its text if it is not JSON. */
  body: unknown
  ms: number
}

export interface Exchange {
  request: string
  status: number
  headers: Headers
  body: unknown
  ms: number
}

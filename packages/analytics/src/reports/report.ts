/** A report to the operator. `page` is the route pattern, such as /aff/:afCode, never an address. */
export type Report =
  | { kind: 'error' | 'policy'; page: string; message: string; stack: string[] }
  | { kind: 'vital'; page: string; name: string; value: number; rating: string }

/** Error that prevents the start: one sentence for the operator, printed without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Why the server does not start: one sentence the operator reads, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

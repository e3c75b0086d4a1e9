/** Why an action at the desk was not done, in a sentence for the operator. What it had begun is undone. */
export class DeskProblem extends Error {
  override name = 'DeskProblem'
}

export const settledAlready = () => new DeskProblem('That is settled already. The list is up to date now.')

import { isCancel, select, text } from '@clack/prompts'
import type { Ask } from './newBrand.ts'

export const prompt: Ask = async ({ ask, example, choices, optional }, faultOf) => {
  const answer = choices
    ? await select({ message: ask, options: choices.map((value) => ({ value })) })
    : await text({
        message: ask,
        placeholder: example,
        validate: (typed = '') => (optional && !typed ? undefined : faultOf(typed)),
      })
  return isCancel(answer) ? null : (answer ?? '')
}

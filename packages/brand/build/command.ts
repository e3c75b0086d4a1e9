import type { Texts } from '../src/own/words.ts'
import { checkBrands, findWords } from './checkBrands.ts'
import { newBrand, type Outcome, type Ask } from './newBrand.ts'
import { isCancel, select, text } from '@clack/prompts'

const prompt: Ask = async ({ ask, example, choices, optional }, faultOf) => {
  const answer = choices
    ? await select({ message: ask, options: choices.map((value) => ({ value })) })
    : await text({
        message: ask,
        placeholder: example,
        validate: (typed = '') => (optional && !typed ? undefined : faultOf(typed)),
      })
  return isCancel(answer) ? null : (answer ?? '')
}

/** Runs `pnpm brand`: creates a brand, checks the brands in `folder`, or searches `texts`. */
export function command(args: string[], folder: string, texts: Texts): Promise<Outcome> | Outcome {
  if (args.includes('--help') || args.includes('-h')) return newBrand(args, folder)
  const names = args.filter((one) => one !== '--check' && one !== '--words')
  if (args.includes('--check')) return checkBrands(names, folder, texts)
  if (args.includes('--words')) return findWords(names, texts)
  return newBrand(args, folder, process.stdin.isTTY && process.stdout.isTTY ? prompt : undefined)
}

import type { AnswerOf, Call } from '@member/api-client/contract'
import type { Bench } from './rule.ts'
import { fulfilled, NotJudged, refused } from './verdicts.ts'

/** Sends an event's call and returns the answer; throws NotJudged if there is no such event (404001). */
export async function whereItRuns<C extends Call>({ ask }: Bench, call: C): Promise<AnswerOf<C>> {
  const exchange = await ask(call)
  if (exchange.status !== 404) return fulfilled(exchange, call)
  refused(exchange, 404001)
  throw new NotJudged(`${exchange.request} answers that there is none`)
}

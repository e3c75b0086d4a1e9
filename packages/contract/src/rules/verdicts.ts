import { type AnswerOf, type Call, Failure, failures, familyOf, success } from '@member/api-client/contract'
import * as v from 'valibot'
import type { Exchange } from './exchange.ts'

export class Broken extends Error {}

/** Error that a rule could not be checked here; the message is the reason. */
export class NotJudged extends Error {}

/** Error that a rule should have been checked but could not be: the check is incomplete. */
export class Hindered extends NotJudged {}

export function must(held: boolean, otherwise: string): asserts held {
  if (!held) throw new Broken(otherwise)
}

/** Returns the exchanges without those refused as too many requests; throws NotJudged if none is left. */
export function answers(exchanges: readonly Exchange[]): Exchange[] {
  const answered = exchanges.filter(({ status }) => status !== 429)
  if (answered.length === 0) throw new NotJudged('the server refused every request as one too many')
  return answered
}

const most = 5
const longest = 60

/** Returns a message whose long list of expected values is cut. */
const messageOf = ({ message, expected }: v.BaseIssue<unknown>) =>
  expected && expected.length > longest
    ? message.replace(expected, `${expected.slice(0, longest)}…`)
    : message

const sentence = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => {
  const problems = issues
    .slice(0, most)
    .map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${messageOf(issue)}`)
  return issues.length > most
    ? `${problems.join('; ')}; and ${issues.length - most} more`
    : problems.join('; ')
}

function isJson({ request, headers }: Exchange) {
  const type = headers.get('content-type') ?? 'no type'
  must(/^application\/json\b/.test(type), `${request} answered ${type}, not application/json`)
}

export function fulfilled<C extends Call>(exchange: Exchange, call: C): AnswerOf<C> {
  const { request, status, body } = exchange
  const code = v.is(v.object({ status: v.number(), code: v.string() }), body)
    ? ` (${body.status} ${body.code})`
    : ''
  must(status === 200, `${request} answered HTTP ${status}${code}, not 200`)
  isJson(exchange)
  const envelope = v.safeParse(success(v.optional(v.unknown())), body)
  if (!envelope.success) throw new Broken(`${request} is not in the envelope: ${sentence(envelope.issues)}`)
  const data = v.safeParse(call.answer, envelope.output.data)
  if (!data.success) throw new Broken(`${request}, data: ${sentence(data.issues)}`)
  return data.output
}

export function refused(exchange: Exchange, ...statuses: number[]): Failure {
  const { request, status, body } = exchange
  const wanted = statuses.map((one) => `${one} ${codeOf(one)}`).join(' or ')
  must(status !== 200, `${request} succeeded, where ${wanted} is the answer`)
  isJson(exchange)
  const failure = v.safeParse(Failure, body)
  if (!failure.success)
    throw new Broken(
      `${request} failed with HTTP ${status} outside the envelope of failures: ${sentence(failure.issues)}`,
    )
  const { status: said, code } = failure.output
  must(statuses.includes(said), `${request} failed with ${said} ${code}, where ${wanted} is the answer`)
  must(familyOf(said) === status, `${request} says ${said} in its body and HTTP ${status}`)
  must(codeOf(said) === code, `${request} calls ${said} ${code}, not ${codeOf(said)}`)
  return failure.output
}

const codeOf = (status: number) => Object.entries(failures).find(([one]) => one === String(status))?.[1].code

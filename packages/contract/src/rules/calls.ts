import { calls, type CallEntry } from '@member/api-client/contract'
import type { Bench, Rule } from './rule.ts'
import { fulfilled, NotJudged, refused } from './verdicts.ts'
import { additions } from './additions.ts'
import { reads } from './reads.ts'
import { refusals } from './refusals.ts'

const unchanged = async () => ({})

export const callRules: Rule[] = calls.map(ruleOf)

function ruleOf(entry: CallEntry): Rule {
  const { row, name, call } = entry
  const place = row ? `Call ${row}` : 'Addition'
  const asked = reads[name] ?? (call.method === 'GET' ? unchanged : undefined)
  const refusal = refusals[name]
  const added = additions[name]
  const says = refusal ? 'refuses an impossible request' : 'answers according to its schema'
  return {
    id: `call:${name}`,
    about: 'calls',
    says: `${place}, ${call.method} ${call.path}, ${says}`,
    ...(!asked && { writes: true }),
    run: async (bench) => {
      named(bench, entry)
      if (added) return added(bench)
      if (asked) return void fulfilled(await bench.ask(call, await asked(bench)), call)
      if (refusal) return void refused(await bench.ask(call, refusal.asking(bench)), ...refusal.statuses)
      throw new NotJudged('this check has no request for the call')
    },
  }
}

/** Throws NotJudged if the call is an addition that the server does not announce. */
function named({ setting }: Bench, { feature }: CallEntry) {
  if (feature && !setting?.features[feature])
    throw new NotJudged(`the server does not name ${feature} in features`)
}

import * as v from 'valibot'
import { hostAddress, page, visitorAttribute } from './fields.ts'

export const chat = v.pipe(
  v.strictObject({
    script: page("the support chat's script"),
    hosts: v.optional(
      v.pipe(
        v.array(hostAddress('a further host of the support chat')),
        v.description('the further hosts the script loads code and frames from'),
      ),
      [],
    ),
    withhold: v.optional(
      v.pipe(v.array(visitorAttribute), v.description('the visitor attributes the chat does not get')),
      [],
    ),
    sandboxed: v.optional(
      v.pipe(v.boolean(), v.description('false only where the chat cannot run in a frame of its own')),
      true,
    ),
  }),
  v.description('the support chat for members: { "script" }'),
)

import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Id, Time } from '../client/shapes.ts'

// Addition, needs the feature `{{name}}` of /api/setting.

export const {{pascalCase name}} = v.array(v.object({ uuid: Id, name: v.string(), createdAt: Time }))
export type {{pascalCase name}} = v.InferOutput<typeof {{pascalCase name}}>

export const {{name}}Key = ['{{name}}'] as const
export const {{name}}Call = { method: 'GET', path: '/api/auth/{{kebabCase name}}', answer: {{pascalCase name}} } as const
export const list{{pascalCase name}} = (signal?: AbortSignal) => send({{name}}Call, { signal })

export const {{name}}Query = () => ({
  queryKey: {{name}}Key,
  queryFn: ({ signal }: Asked) => list{{pascalCase name}}(signal),
})

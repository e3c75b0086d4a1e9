import { type Entries, now, some } from '../client/entry.ts'
import { list{{pascalCase name}}, {{name}}Call } from './{{name}}.ts'

export const {{name}}Entries = {
  list{{pascalCase name}}: {
    call: {{name}}Call,
    feature: '{{name}}',
    from: '{{name}}',
    run: () => list{{pascalCase name}}(),
    sends: 'GET /api/auth/{{kebabCase name}}',
    answer: [{ uuid: some, name: 'A1', createdAt: now }],
  },
} as const satisfies Entries

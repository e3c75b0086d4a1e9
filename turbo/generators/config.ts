// `pnpm generate` makes a call, its screen or a type of prize, whose tests pass (CONTRIBUTING, “Recipes”).
import { execFileSync } from 'node:child_process'
import type { PlopTypes } from '@turbo/gen'

const at = (path: string) => `{{ turbo.paths.root }}/${path}`

const client = 'packages/api-client/src'
const server = 'apps/api/src'
const web = 'apps/member-web/src'

const write = (template: string, path: string) => ({
  type: 'add',
  templateFile: `templates/${template}.tpl`,
  path: at(path),
})

/** Inserts text before the first place that matches. */
const insert = (path: string, before: RegExp, text: string) => ({
  type: 'modify',
  path: at(path),
  pattern: before,
  template: `${text}$&`,
})

const run = (...command: string[]) => {
  execFileSync('pnpm', command, { stdio: 'inherit' })
  return command.join(' ')
}
const migrate = ({ name }: PlopTypes.Answers) =>
  run(
    '--filter',
    '@member/api',
    'migration',
    '--name',
    String(name)
      .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
      .toLowerCase(),
  )
const format = () => run('format')

const ask = (name: string, message: string) => ({ type: 'input', name, message })
const name = ask('name', 'What the member sees, as the code names it (stamps):')
const titles = [ask('thai', 'In Thai:'), ask('english', 'In English (Stamps):')]

const call: PlopTypes.PlopGeneratorConfig = {
  description: 'A call that lists something of the member, from its table to the contract',
  prompts: [name, ask('folder', 'The folder in apps/api/src/domain (rewards):')],
  actions: [
    write('endpoint.ts', `${client}/endpoints/{{name}}.ts`),
    write('entries.ts', `${client}/endpoints/{{name}}.entries.ts`),
    insert(`${client}/endpoints.ts`, /$/, `export * from './endpoints/{{name}}.ts'\n`),
    insert(`${client}/endpoints.entries.ts`, /$/, `export * from './endpoints/{{name}}.entries.ts'\n`),
    insert(`${client}/client/features.ts`, /\] as const/, `  '{{name}}',\n`),
    write('table.ts', `${server}/database/tables/{{name}}.ts`),
    insert(`${server}/database/schema.ts`, /$/, `export * from './tables/{{name}}.ts'\n`),
    write('router.ts', `${server}/domain/{{folder}}/{{name}}.ts`),
    write('contract.test.ts', `${server}/domain/{{folder}}/{{name}}.contract.test.ts`),
    insert(
      `${server}/main/app.ts`,
      /import type \{ AppEnv/,
      `import { {{name}} } from '../domain/{{folder}}/{{name}}.ts'\n`,
    ),
    insert(`${server}/main/app.ts`, / {2}files,\n\]/, '  {{name}},\n'),
    migrate,
    format,
  ],
}

const screen: PlopTypes.PlopGeneratorConfig = {
  description: 'The screen of such a call, with its address, title and place in the menu',
  prompts: [name, ask('package', 'The package in packages (rewards):'), ...titles],
  actions: [
    ...['Screen.tsx', 'Screen.stories.tsx', 'Screen.test.tsx'].map((file) =>
      write(file, `packages/{{package}}/src/{{name}}/{{pascalCase name}}${file}`),
    ),
    write('words.ts', 'packages/{{package}}/src/{{name}}/words.ts'),
    write('words.en.ts', 'packages/{{package}}/src/{{name}}/words.en.ts'),
    insert(
      `${web}/paths/paths.ts`,
      /export const contact /,
      `export const {{name}} = { path: '/auth/{{kebabCase name}}' }\n`,
    ),
    insert(
      `${web}/routes/memberRoutes.ts`,
      /\]\n$/,
      `  route({
        ...paths.{{name}},
        access: 'member',
        title: () => t.title.{{name}},
        back: home,
        load: async () =>
          (await import('@member/{{package}}/{{name}}/{{pascalCase name}}Screen')).{{pascalCase name}}Screen,
        props: { back: home },
      }),\n`,
    ),
    insert(`${web}/words/words.ts`, /(?<=title: \{\n)/, `    {{name}}: '{{{thai}}}',\n`),
    insert(`${web}/words/words.en.ts`, /(?<=title: \{\n)/, `    {{name}}: '{{{english}}}',\n`),
    insert(
      `${web}/navigation/menuGroups.ts`,
      / +to\.address,/,
      `        { to: paths.{{name}}.path, label: t.title.{{name}}, icon: 'star' },\n`,
    ),
    insert(
      `${web}/navigation/menuGroups.ts`,
      / +\[paths\.identity/,
      `  [paths.{{name}}.path]: featureAtom('{{name}}'),\n`,
    ),
    format,
  ],
}

const art = { credit: 'credit', points: 'point', goods: 'item', nothing: 'none' } as const
const figure = { credit: ', figure: inBaht', points: ', figure: inPoints', goods: '', nothing: '' } as const

const prize: PlopTypes.PlopGeneratorConfig = {
  description: 'A type of prize of the wheel and the cards',
  prompts: [
    ask('name', 'The type, as the call has it (VOUCHER):'),
    { type: 'list', name: 'gives', message: 'What it gives:', choices: Object.keys(art) },
    ask('thai', 'What becomes of it, in Thai:'),
    ask('english', 'In English (It is in your vouchers):'),
  ],
  actions: (answers) => {
    const gives: keyof typeof art = answers?.['gives']
    return [
      insert(`${client}/endpoints/wheel.ts`, /(?<=type: v\.picklist\(\[[^\]]+)\]/, `, '{{name}}'`),
      insert(`${server}/database/tables/prizeTypes.ts`, / {2}NONE: /, `  {{name}}: '{{gives}}',\n`),
      insert(
        'packages/rewards/src/prize/prizeTypes.ts',
        / {2}NONE: /,
        `  {{name}}: { art: '${art[gives]}'${figure[gives]} },\n`,
      ),
      insert('packages/rewards/src/prize/words.ts', / {4}NONE: /, `    {{name}}: '{{{thai}}}',\n`),
      insert('packages/rewards/src/prize/words.en.ts', / {4}NONE: /, `    {{name}}: '{{{english}}}',\n`),
      insert(
        'packages/rewards/src/answers.testing.ts',
        / {2}none: aPrize/,
        `  ${String(answers?.['name']).toLowerCase()}: aPrize({ id: '{{name}}', label: '{{{thai}}} 1', type: '{{name}}', value: 1 }),\n`,
      ),
      migrate,
      format,
    ]
  },
}

export default function generators(plop: PlopTypes.NodePlopAPI) {
  plop.setGenerator('call', call)
  plop.setGenerator('screen', screen)
  plop.setGenerator('prize', prize)
}

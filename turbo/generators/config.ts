// `pnpm generate` makes a call, its screen or a type of prize, whose tests pass (CONTRIBUTING, “Recipes”).
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'

const client = 'packages/api-client/src'
const server = 'apps/api/src'
const web = 'apps/member-web/src'
// `pnpm generate` runs there; `import.meta` does not outlive the bundling of this file.
const root = process.cwd()

const write = (template: string, path: string) => ({
  type: 'add',
  templateFile: `templates/${template}.tpl`,
  path: `${root}/${path}`,
})

type Change = (source: string, render: (text: string) => string) => string

/** Changes a file; `path` and what is rendered contain answers. */
const change =
  (path: string, ...changes: Change[]): PlopTypes.CustomActionFunction =>
  (answers, _, plop) => {
    const render = (text: string) => plop?.renderString(text, answers) ?? text
    const file = render(path)
    const at = join(root, file)
    const before = readFileSync(at, 'utf8')
    writeFileSync(
      at,
      changes.reduce((source, next) => next(source, render), before),
    )
    return file
  }

/** Inserts text before the first place that matches. */
const insert =
  (before: RegExp, text: string): Change =>
  (source, render) => {
    if (!before.test(source)) throw new Error(`There is no ${before} to write before.`)
    return source.replace(before, (found) => `${render(text)}${found}`)
  }

const append = (template: string): Change =>
  insert(/(?![^])/, `\n${readFileSync(join(root, `turbo/generators/templates/${template}.tpl`), 'utf8')}`)

/** Adds names to what a file imports from a module. */
const importing =
  (from: string, ...names: string[]): Change =>
  (source, render) => {
    const had = new RegExp(`^import \\{([^}]*)\\} from '${from}'`, 'm')
    const known =
      had
        .exec(source)?.[1]
        ?.split(',')
        .map((name) => name.trim()) ?? []
    const all = new Set([...known.filter(Boolean), ...names.map(render)])
    const line = `import { ${[...all].join(', ')} } from '${from}'`
    return had.test(source) ? source.replace(had, () => line) : `${line}\n${source}`
  }

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

const ask = (name: string, message: string, form: RegExp, mend: string) => ({
  type: 'input',
  name,
  message,
  validate: (answer: string) => form.test(answer) || mend,
})
const choose = (name: string, message: string, choices: string[]) => ({
  type: 'list',
  name,
  message,
  choices,
})
const text = (name: string, message: string) =>
  ask(name, message, /^(?=.*\S)[^{}\n]*$/, 'Write one line without { and }, which stand for values.')

const name = ask(
  'name',
  'What the member sees, as the code names it (stamps):',
  /^[a-z][a-zA-Z0-9]*$/,
  'Write a name of letters and digits that begins with a small letter, such as stamps or dailyStamps.',
)
const titles = [text('thai', 'In Thai:'), text('english', 'In English (Stamps):')]

const filesIn = (path: string) => readdirSync(join(root, path))
// The end of the exported router; those above it are its parts.
const lastLine = /(?<=^export function [^]*)^ {2}return router\b/m

/** Folders whose router takes one more call. */
const domains = filesIn(`${server}/domain`).filter((folder) => {
  const router = join(root, server, 'domain', folder, 'router.ts')
  return existsSync(router) && lastLine.test(readFileSync(router, 'utf8'))
})
/** Packages that offer their screens to the app. */
const features = filesIn('packages').filter((folder) =>
  readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8').includes('"./*Screen"'),
)
const tables = [
  ...readFileSync(join(root, server, 'database/schema.ts'), 'utf8').matchAll(/tables\/(\w+)/g),
].flatMap(([, part]) => part ?? [])

const call: PlopTypes.PlopGeneratorConfig = {
  description: 'A call that lists something of the member, from its table to the contract',
  prompts: [
    name,
    choose('folder', 'The folder in apps/api/src/domain that answers it:', domains),
    choose('tables', 'The file in apps/api/src/database/tables for its table:', tables),
  ],
  actions: [
    write('endpoint.ts', `${client}/endpoints/{{name}}.ts`),
    write('entries.ts', `${client}/endpoints/{{name}}.entries.ts`),
    change(`${client}/endpoints.ts`, insert(/(?![^])/, `export * from './endpoints/{{name}}.ts'\n`)),
    change(
      `${client}/endpoints.entries.ts`,
      insert(/(?![^])/, `export * from './endpoints/{{name}}.entries.ts'\n`),
    ),
    change(
      `${server}/database/tables/{{tables}}.ts`,
      importing('drizzle-orm/pg-core', 'index', 'pgTable', 'text', 'uuid'),
      importing('./columns.ts', 'at'),
      (source, render) =>
        render('{{tables}}') === 'members' ? source : importing('./members.ts', 'members')(source, render),
      append('table.ts'),
    ),
    change(
      `${server}/domain/{{folder}}/router.ts`,
      importing('@member/api-client/contract', '{{name}}Call'),
      importing('drizzle-orm', 'desc', 'eq'),
      importing('../../database/schema.ts', '{{name}}'),
      importing('../../values/bangkok.ts', 'apiTime'),
      importing('../../values/maximumRows.ts', 'maximumRows'),
      insert(lastLine, readFileSync(join(root, 'turbo/generators/templates/router.ts.tpl'), 'utf8')),
    ),
    write('contract.test.ts', `${server}/domain/{{folder}}/{{name}}.contract.test.ts`),
    migrate,
    format,
  ],
}

const screen: PlopTypes.PlopGeneratorConfig = {
  description: 'The screen of such a call, with its address, title and place in the menu',
  prompts: [name, choose('package', 'The package of its screen:', features), ...titles],
  actions: [
    ...['Screen.tsx', 'Screen.stories.tsx', 'Screen.test.tsx'].map((file) =>
      write(file, `packages/{{package}}/src/{{name}}/{{pascalCase name}}${file}`),
    ),
    write('words.ts', 'packages/{{package}}/src/{{name}}/words.ts'),
    write('words.en.ts', 'packages/{{package}}/src/{{name}}/words.en.ts'),
    change(
      `${web}/paths/paths.ts`,
      insert(/export const contact /, `export const {{name}} = { path: '/auth/{{kebabCase name}}' }\n`),
    ),
    change(
      `${web}/routes/memberRoutes.ts`,
      insert(
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
    ),
    change(`${web}/words/words.ts`, insert(/(?<=title: \{\n)/, `    {{name}}: {{{quoted thai}}},\n`)),
    change(`${web}/words/words.en.ts`, insert(/(?<=title: \{\n)/, `    {{name}}: {{{quoted english}}},\n`)),
    change(
      `${web}/navigation/menuGroups.ts`,
      insert(
        / +to\.address,/,
        `        { to: paths.{{name}}.path, label: t.title.{{name}}, icon: 'star' },\n`,
      ),
      insert(/ +\[paths\.identity/, `  [paths.{{name}}.path]: featureAtom('{{name}}'),\n`),
    ),
    write('changeset.md', '.changeset/{{kebabCase name}}.md'),
    format,
  ],
}

const art = { credit: 'credit', points: 'point', goods: 'item', nothing: 'none' } as const
const figure = { credit: ', figure: inBaht', points: ', figure: inPoints', goods: '', nothing: '' } as const

const prize: PlopTypes.PlopGeneratorConfig = {
  description: 'A type of prize of the wheel and the cards',
  prompts: [
    ask('name', 'The type, as the call has it (VOUCHER):', /^[A-Z][A-Z_]*$/, 'Write it in capital letters.'),
    choose('gives', 'What it gives:', Object.keys(art)),
    text('thai', 'What becomes of it, in Thai:'),
    text('english', 'In English (We send it to your address):'),
  ],
  actions: (answers) => {
    const gives: keyof typeof art = answers?.['gives']
    const rewards = 'packages/rewards/src/prize'
    const none = / {2,4}NONE: /
    return [
      change(
        `${client}/endpoints/wheel.ts`,
        insert(/(?<=type: v\.picklist\(\[[^\]]+)'NONE'/, `'{{name}}', `),
      ),
      change(`${server}/database/tables/prizeTypes.ts`, insert(none, `  {{name}}: '{{gives}}',\n`)),
      change(
        `${rewards}/prizeTypes.ts`,
        insert(none, `  {{name}}: { art: '${art[gives]}'${figure[gives]} },\n`),
      ),
      change(`${rewards}/words.ts`, insert(none, `    {{name}}: {{{quoted thai}}},\n`)),
      change(`${rewards}/words.en.ts`, insert(none, `    {{name}}: {{{quoted english}}},\n`)),
      migrate,
      format,
    ]
  },
}

export default function generators(plop: PlopTypes.NodePlopAPI) {
  plop.setHelper('quoted', (answer: string) => JSON.stringify(answer))
  plop.setGenerator('call', call)
  plop.setGenerator('screen', screen)
  plop.setGenerator('prize', prize)
}

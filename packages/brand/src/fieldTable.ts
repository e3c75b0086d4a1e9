import * as v from 'valibot'
import { brandSchema, brandFileSchema } from './schema.ts'
import { toJsonSchema } from '@valibot/to-json-schema'

/** Heading of the table of all fields in `brands/README.md`; the table ends with an empty line. */
const heading = /^\| field .*\n\|[-| ]*\n(?:\|.*\n)*/m

const defaultOf = (schema: v.GenericSchema) => {
  if (schema.type !== 'optional') return '**required**'
  const value: unknown = v.getDefault(schema)
  return value === undefined ? 'none' : `\`${JSON.stringify(value)}\``
}

const aboutOf = (schema: v.GenericSchema & { wrapped?: v.GenericSchema }) =>
  (v.getDescription(schema.wrapped ?? schema) ?? '').replace(' more in brands/README.md', ' more, below')

const cells = (...texts: string[]) => `| ${texts.map((text) => text.replace(/\|/g, '\\|')).join(' | ')} |`

const table = () =>
  [
    cells('field', 'what to write', 'default'),
    cells('---', '---', '---'),
    ...Object.entries(brandSchema.entries).map(([name, schema]) =>
      cells(`\`${name}\``, aboutOf(schema), defaultOf(schema)),
    ),
    '',
  ].join('\n')

/** Returns the README with the table of today's fields. */
export const withFieldTable = (readme: string): string => readme.replace(heading, table)

export const jsonSchema = (): object => ({
  ...toJsonSchema(brandFileSchema, { typeMode: 'input', ignoreActions: ['check', 'raw_check'] }),
  title: 'Brand',
})

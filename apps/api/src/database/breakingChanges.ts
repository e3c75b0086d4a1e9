import * as v from 'valibot'

const Column = v.object({
  name: v.string(),
  type: v.string(),
  notNull: v.boolean(),
  default: v.optional(v.unknown()),
  identity: v.optional(v.unknown()),
})
const named = v.record(v.string(), v.unknown())
const Table = v.object({
  columns: v.record(v.string(), Column),
  indexes: v.record(v.string(), v.object({ isUnique: v.boolean(), where: v.optional(v.string()) })),
  foreignKeys: named,
  uniqueConstraints: named,
  checkConstraints: named,
})
export const Snapshot = v.object({ tables: v.record(v.string(), Table) })
type Table = v.InferOutput<typeof Table>

/** Describes what in a migration breaks code that was written for the previous tables. */
export function breakingChanges(
  before: v.InferOutput<typeof Snapshot>,
  after: v.InferOutput<typeof Snapshot>,
): string[] {
  return Object.entries(before.tables).flatMap(([name, table]) => {
    const next = after.tables[name]
    if (!next) return [`${name} is gone`]
    return [...breakingColumns(table, next), ...addedRules(table, next)].map((what) => `${name}: ${what}`)
  })
}

function breakingColumns(before: Table, after: Table): string[] {
  const lost = Object.entries(before.columns).flatMap(([name, column]) => {
    const next = after.columns[name]
    if (!next) return [`${name} is gone`]
    if (next.type !== column.type) return [`${name} was ${column.type} and is ${next.type}`]
    if (next.notNull && !column.notNull) return [`${name} has to be filled now`]
    return next.default === undefined && column.default !== undefined
      ? [`${name} has no default any more`]
      : []
  })
  const asked = Object.values(after.columns).filter(
    (column) =>
      !before.columns[column.name] && column.notNull && column.default === undefined && !column.identity,
  )
  return [...lost, ...asked.map(({ name }) => `${name} is new, has to be filled and has no default`)]
}

/** Returns the new unique indexes and constraints that could refuse rows which were accepted before. */
function addedRules(before: Table, after: Table): string[] {
  const rules = ({ indexes, foreignKeys, uniqueConstraints, checkConstraints }: Table) => [
    // A partial unique index may only concern new rows; that must be checked by reading.
    ...Object.keys(indexes).filter((name) => indexes[name]?.isUnique && !indexes[name].where),
    ...Object.keys(foreignKeys),
    ...Object.keys(uniqueConstraints),
    ...Object.keys(checkConstraints),
  ]
  const known = new Set(rules(before))
  // Only code that knows a new column can break its rules.
  const isOfOld = (rule: string) =>
    !Object.keys(after.columns).some((column) => !before.columns[column] && rule.includes(column))
  return rules(after)
    .filter((rule) => !known.has(rule) && isOfOld(rule))
    .map((rule) => `${rule} is a new rule for what was there`)
}

export const {{name}} = pgTable(
  '{{snakeCase name}}',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('{{snakeCase name}}_member').on(table.memberUuid, table.createdAt)],
)

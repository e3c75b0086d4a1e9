
  serve(router, services, {{name}}Call, async ({ database, member }) => {
    const rows = await database
      .select()
      .from({{name}})
      .where(eq({{name}}.memberUuid, member.uuid))
      .orderBy(desc({{name}}.createdAt), desc({{name}}.uuid))
      .limit(maximumRows)
    return rows.map(({ uuid, name, createdAt }) => ({ uuid, name, createdAt: apiTime(createdAt) }))
  })

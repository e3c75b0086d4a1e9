import type { Context } from 'hono'

export const csvFile = (context: Context, name: string, content: string) =>
  context.body(content, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  })

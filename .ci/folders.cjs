// No circle between folders, whose files may all be free of one: a folder is read, moved and tested without the others.
// Tests use what sets them up, which knows everything; without them. `pnpm check:boundaries` runs it.

const { options } = require('./boundaries.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no circle between folders',
      comment:
        'Move what both use into a folder that imports neither. A root is not held against its own folders.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:apps/(?:api|backoffice|member-web|server|simulator|tools)|packages)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.(?:test|stories|testing)\\.tsx?$|/src/testing[/.]|^apps/tools/examples/|^apps/member-web/(?:bench|e2e)/|package\\.json$`,
    },
  },
}

// No import cycles between folders, so that a folder is read, moved and tested without the others.
// Tests are excluded, because what sets them up imports everything. `pnpm check:boundaries` runs this.

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

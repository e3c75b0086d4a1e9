import type { PageData } from '../src/boot/pageData.ts'

/** Calls that the boot script sends. */
export const firstCalls: PageData['firstCalls'] = {
  operation: 'GET /api/setting/operational/website',
  everyone: ['GET /api/setting'],
  visitor: ['GET /api/configuration'],
  member: [
    // The largest figure of their home.
    'POST /api/auth/user/getCredit/:username {"balanceType":"M"}',
    'GET /api/auth/user/detail/:uuid',
    'POST /api/auth/setting {}',
    'GET /api/auth/configuration/list',
  ],
}

import type { PageData } from '../src/boot/pageData.ts'

/** What the boot script asks for on every page; `firstCalls.test.tsx` holds it to what the screens ask for. */
export const firstCalls: PageData['firstCalls'] = {
  operation: 'GET /api/setting/operational/website',
  everyone: ['GET /api/setting'],
  visitor: ['GET /api/configuration'],
  member: [
    'GET /api/auth/user/detail/:uuid',
    'POST /api/auth/setting {}',
    'GET /api/auth/configuration/list',
    'POST /api/auth/user/getCredit/:username {"balanceType":"M"}',
  ],
}

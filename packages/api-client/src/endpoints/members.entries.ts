import { anyone } from '../client/call.ts'
import { type Entries, me, now } from '../client/entry.ts'
import { aLevel, aMember, aMemberSummary, aPromotion, anAddress } from '../testing/builders.ts'
import {
  changePassword,
  changePasswordCall,
  getLevel,
  getMember,
  getMemberSetting,
  getMemberSummary,
  levelCall,
  memberCall,
  memberSettingCall,
  memberSummaryCall,
} from './members.ts'

const passwords = { oldPassword: 'old-pass', newPassword: 'new-pass-1', confirmPassword: 'new-pass-1' }

export const membersEntries = {
  getMember: {
    call: memberCall,
    row: '7',
    from: 'start-up of a member',
    run: () => getMember(),
    sends: `GET /api/auth/user/detail/${me}`,
    answer: aMember({ user_address: anAddress(), setting: aPromotion() }),
  },
  getMemberSummary: {
    call: memberSummaryCall,
    row: '8',
    from: 'on focus and return, ranking',
    run: () => getMemberSummary(),
    sends: `GET /api/auth/user/${me}`,
    answer: aMemberSummary(),
  },
  changePassword: {
    call: changePasswordCall,
    row: '15',
    from: 'change-password',
    run: () => changePassword(passwords, anyone),
    sends: `POST /api/auth/user/change-password/${me}`,
    body: passwords,
    answer: { token: 'b-token', expiresAt: now },
  },
  getLevel: {
    call: levelCall,
    row: '16',
    from: 'withdraw, ranking',
    run: () => getLevel(),
    sends: `GET /api/auth/user/level/${me}`,
    answer: aLevel({
      turnoverLeft: 1000,
      bonusHeld: 200,
      bonusKeptUpTo: 300,
      bonusOwn: 1_300,
      bonusLocked: 1_200,
    }),
  },
  getMemberSetting: {
    call: memberSettingCall,
    row: '17',
    from: 'start-up of a member, media/promotion',
    run: () => getMemberSetting(),
    sends: 'POST /api/auth/setting',
    body: {},
    answer: { setting: aPromotion() },
  },
} as const satisfies Entries

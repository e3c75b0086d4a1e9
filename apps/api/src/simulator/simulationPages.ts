import { staffAssets } from '@member/staff-page/assets'
import { Hono } from 'hono'
import { deskPage } from '../backoffice/deskPage.ts'
import type { AppEnv, Router } from '../services/services.ts'
import { bankPage } from './bank/page/bankPage.ts'
import { playPage } from './games/page/playPage.ts'
import { messagesPage } from './messages/messagesPage.ts'
import { asOperator, operatorOnly } from './operator.ts'
import { simulatedSites } from './sites/simulatedSites.ts'

export const simulationPages: Router[] = [
  bankPage,
  messagesPage,
  (services) => deskPage(services, asOperator(services)),
  playPage,
  simulatedSites,
  (services) => new Hono<AppEnv>().use('/operator/*', operatorOnly(services)).route('/', staffAssets()),
]

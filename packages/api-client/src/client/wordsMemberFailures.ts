import { sentencesIn } from './failures/failures.ts'

export const id = 'api-client/memberFailures'

/** Thai messages that only members' screens need: by failure status, and with figures. */
export const th = {
  offline: 'ไม่มีสัญญาณอินเทอร์เน็ต กรุณาลองใหม่เมื่อเชื่อมต่อได้',
  ...sentencesIn('th'),
}

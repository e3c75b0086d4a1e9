export const th = {
  operator: (name: string) => `บจก. ${name} เอ็นเตอร์เทนเมนต์`,
  popup: {
    title: 'ฝากและถอนได้ตลอด 24 ชั่วโมง',
    detail:
      '<p>ระบบทำรายการให้อัตโนมัติ ตรวจสอบได้ทุกรายการในหน้า <b>ประวัติรายการ</b></p><ul><li>โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น</li><li>เครดิตไม่เข้า แนบสลิปได้ทันที</li></ul>',
    actionLabel: 'ดูประวัติรายการ',
    actionPath: '/auth/transaction/history',
  },
  marquee: {
    title: 'โปรดตรวจสอบเลขที่บัญชีทุกครั้งก่อนโอน เลขที่บัญชีอาจเปลี่ยนได้โดยไม่แจ้งล่วงหน้า',
    detail: '<p>ดูเลขที่บัญชีล่าสุดได้ที่หน้าฝากเงิน</p>',
  },
  banner: {
    title: 'ฝากด้วยสลิป รู้ผลทันที',
    detail: '<p>แนบรูปสลิป ระบบอ่าน QR และตรวจสอบกับธนาคารให้ทันที</p>',
    actionLabel: 'แนบสลิป',
    actionPath: '/auth/deposit/slip',
  },
  join: (name: string) => ({
    title: `สมัครสมาชิก ${name} ใน 4 ขั้นตอน`,
    detail:
      '<ol><li>เบอร์มือถือของคุณ</li><li>ตั้งรหัสผ่าน</li><li>บัญชีธนาคารของคุณเอง ชื่อบัญชีตรวจสอบกับธนาคารให้อัตโนมัติ</li><li>อายุและความยินยอม</li></ol>',
    actionLabel: 'สมัครสมาชิก',
    actionPath: '/register',
  }),
}

export const en = {
  popup: {
    title: 'Deposits and withdrawals, 24 hours a day',
    detail:
      '<p>Everything is automatic. You can check every transaction under <b>History</b>.</p><ul><li>Transfer only from your registered account</li><li>Credit not there yet? Attach the slip at any time.</li></ul>',
    actionLabel: 'See history',
  },
  marquee: {
    title: 'Please check the account number before each transfer. It may change without notice.',
    detail: '<p>The current account number is on the deposit page.</p>',
  },
  banner: {
    title: 'Deposit with a slip: see the result at once',
    detail: '<p>Attach a picture of the slip. The QR code is read and checked with the bank right away.</p>',
    actionLabel: 'Attach slip',
  },
  join: (name: string) => ({
    title: `Join ${name} in 4 steps`,
    detail:
      '<ol><li>Your mobile number</li><li>Choose a password</li><li>Your own bank account: its name is checked with the bank automatically</li><li>Age and consent</li></ol>',
    actionLabel: 'Sign up',
  }),
}
